import type { SealingCertificate } from '../certificate/sealingCertificate';
import type { Evidence } from './evidencePages';
import { openPdf } from './openPdf';
import { preparePdf } from './preparePdf';
import { type Seal, sealPdf } from './sealPdf';

/** What keeps a processor busy for as long as a PDF is thick. */
export interface PdfWork {
  /** Its pages, or why it cannot be signed. */
  check(bytes: Uint8Array): Promise<number>;
  prepare(bytes: Uint8Array, evidence: Evidence): Promise<Uint8Array>;
  /** The bytes are given away: who asked has them no more. */
  seal(bytes: Uint8Array, seal: Seal, certificate: SealingCertificate): Promise<Uint8Array>;
}

/** Done where it is asked for: in the thread, and while the demo is filled. */
export const pdfHere: PdfWork = {
  check: async (bytes) => (await openPdf(bytes)).getPageCount(),
  prepare: preparePdf,
  seal: sealPdf,
};
