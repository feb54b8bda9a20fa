import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';

const styles = {
  plain: { standard: StandardFonts.Helvetica, file: 'LiberationSans-Regular.ttf' },
  bold: { standard: StandardFonts.HelveticaBold, file: 'LiberationSans-Bold.ttf' },
} as const;

const letters = new WeakMap<PDFFont, Set<number>>();

/** The letters of a font, gathered once: a wide one has thousands. */
export function lettersOf(font: PDFFont): ReadonlySet<number> {
  const known = letters.get(font) ?? new Set(font.getCharacterSet());
  letters.set(font, known);
  return known;
}

export function knowsAll(font: PDFFont, texts: readonly string[]): boolean {
  const known = lettersOf(font);
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

const oneLine = (text: string) => text.normalize('NFC').replace(/\s/g, ' ');

/** For each text the font that every reader has, unless it lacks a letter of it; `texts` are all that will come. */
export async function fontPerText(
  document: PDFDocument,
  texts: readonly string[],
  style: keyof typeof styles = 'plain',
): Promise<(text: string) => PDFFont> {
  const usual = document.embedStandardFont(styles[style].standard);
  const knows = (text: string) => knowsAll(usual, [oneLine(text)]);
  const other = texts.every(knows) ? usual : await wideFont(document, style);
  return (text) => (knows(text) ? usual : other);
}

/** This finds a single font for all of the texts. */
export async function textFont(
  document: PDFDocument,
  texts: readonly string[],
  style: keyof typeof styles = 'plain',
): Promise<PDFFont> {
  return (await fontPerText(document, texts, style))(texts.join(' '));
}
