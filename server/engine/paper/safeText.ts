import type { PDFFont } from '@cantoo/pdf-lib';
import { lettersOf } from './textFont';

/** Letters that no accent makes of a plain one. */
const plainLetters: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
};

/** A letter that the font lacks becomes its plain one or "?"; a picture, which says nothing of who signed, goes. */
export function safeText(font: PDFFont, text: string): string {
  const known = lettersOf(font);
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? -1);
  const plain = (letter: string) =>
    plainLetters[letter] ?? [...letter.normalize('NFKD')].find(isKnown) ?? '?';
  const shown = text.normalize('NFC').replace(/\p{Extended_Pictographic}|\p{Cf}|\p{Mn}/gu, '');
  return [...shown.replace(/\s+/g, ' ').trim()]
    .map((letter) => (isKnown(letter) ? letter : plain(letter)))
    .join('');
}
