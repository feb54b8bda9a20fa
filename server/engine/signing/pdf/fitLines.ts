import type { PDFFont } from '@cantoo/pdf-lib';
import { wrapText } from '../../paper/wrapText';

const PAD = 10;
const LARGEST = 9;
const SMALLEST = 4;

/** Lines that do not fit even at the smallest size end in "…". */
function cut(parts: readonly string[], room: number): string[] {
  if (parts.length <= room) return [...parts];
  return [...parts.slice(0, room - 1), `${parts[room - 1]?.slice(0, -1)}…`];
}

/** This makes lines as large as fits: in a box of the evidence page, or in a small one on a form. */
export function fitLines(font: PDFFont, lines: readonly string[], width: number, height: number) {
  const pad = Math.min(PAD, height / 8);
  for (let size = LARGEST; ; size -= 0.5) {
    const parts = lines.flatMap((line) => wrapText(font, line, size, width - 2 * pad, Infinity));
    const step = size * 1.35;
    if (size <= SMALLEST || parts.length * step + 2 * pad <= height) {
      return {
        size,
        step,
        pad,
        parts: cut(parts, Math.max(1, Math.floor((height - pad) / step))),
      };
    }
  }
}
