/** A CSV with a title in brackets begins so too: JSON is read only where somebody expects it. */
export const isJson = (head: Uint8Array): boolean =>
  /^\uFEFF?\s*[[{]/.test(new TextDecoder().decode(head.subarray(0, 200)));

export const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b;

/** A workbook and a JSON are opened whole, by how they begin; a CSV flows. */
export const isReadWhole = (head: Uint8Array): boolean => isZip(head) || isJson(head);
