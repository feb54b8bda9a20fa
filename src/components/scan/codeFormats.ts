/** What is read, by the names that browsers have for it: a code of a badge or an invoice, and the labels of goods. */
export const codeFormats = ['qr_code', 'ean_13', 'ean_8', 'code_128'] as const;
export type CodeFormat = (typeof codeFormats)[number];
