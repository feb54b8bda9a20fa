/** Where on a page somebody signs; points from the upper left corner of what is seen of it. */
export interface SignPlace {
  /** From 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A field of the paper kept for one signer. */
export interface SignField {
  /** Its name in the PDF, once in each paper. */
  field: string;
  /** The signer's name; `detail` tells them from another of the same name. */
  name: string;
  detail: string;
  /** Else in the evidence page. */
  place?: SignPlace | null;
}

/** The names under which a paper keeps what a signer fills in. */
export const sealField = (field: string) => `firma-${field}`;
export const evidenceField = (field: string) => `constancia-${field}`;
/** A field that we put into a paper made ready before: its constancia would be filled in for another one. */
export const isOurField = (name: string) => /^(firma|constancia)-(\d+|empleador)$/.test(name);
