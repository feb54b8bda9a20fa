import type { PDFFont } from '@cantoo/pdf-lib';

/** Cuts a text in lines of a width; a word longer than a line is cut too, and what does not fit ends in "…". */
export function wrapText(font: PDFFont, text: string, size: number, width: number, most: number) {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => font.widthOfTextAtSize(candidate, size) <= width;
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (!fits(line + letter)) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = `${kept.at(-1)}…`;
  while (!fits(last) && last.length > 1) last = `${last.slice(0, -2)}…`;
  return [...kept.slice(0, -1), last];
}
