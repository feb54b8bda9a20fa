/** The formats that are read, by the browsers' names: codes of badges and invoices, and the labels of goods. */
export const codeFormats = ['qr_code', 'ean_13', 'ean_8', 'code_128'] as const;
export type CodeFormat = (typeof codeFormats)[number];
