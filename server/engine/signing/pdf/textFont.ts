import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';

const styles = {
  plain: { standard: StandardFonts.Helvetica, file: 'LiberationSans-Regular.ttf' },
  bold: { standard: StandardFonts.HelveticaBold, file: 'LiberationSans-Bold.ttf' },
} as const;

export function knowsAll(font: PDFFont, texts: readonly string[]): boolean {
  const known = new Set(font.getCharacterSet());
  return texts.every((text) => [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0)));
}

/** A font with the letters of Europe, Greek and Cyrillic too, of which the file carries the letters that it uses. */
export async function wideFont(
  document: PDFDocument,
  style: keyof typeof styles = 'plain',
): Promise<PDFFont> {
  const { create } = await import('fontkit');
  const folder = path.join(process.cwd(), 'node_modules/pdfjs-dist/standard_fonts');
  document.registerFontkit({ create });
  return document.embedFont(await readFile(path.join(folder, styles[style].file)), {
    subset: true,
  });
}

/** The font that every reader has, unless it lacks a letter of what is written. */
export async function textFont(
  document: PDFDocument,
  texts: readonly string[],
  style: keyof typeof styles = 'plain',
): Promise<PDFFont> {
  const font = document.embedStandardFont(styles[style].standard);
  const plain = texts.map((text) => text.normalize('NFC').replace(/\s/g, ' '));
  return knowsAll(font, plain) ? font : wideFont(document, style);
}
