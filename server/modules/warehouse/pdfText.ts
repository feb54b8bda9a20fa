/** The standard fonts know the letters of Western Europe; anything else would print as garbage. */
export const pdfText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff€–—“”…•]/gu, '?');
