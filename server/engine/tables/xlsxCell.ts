import { hoursText } from '@contract/core/hoursText';
import { localTime } from './localTime';
import type { Cell, CellKind } from './tableColumn';

/** The positions of the formats in `xlsxParts.ts`. */
export const styles = {
  header: 1,
  integer: 2,
  decimal: 3,
  day: 4,
  instant: 5,
  text: 6,
  duration: 7,
} as const;

const DAY_MINUTES = 1440;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Before this day the calendar of spreadsheets has an error. */
const FIRST_SERIAL = 61;
const LONGEST = 32_767;

// Control characters and halves of a pair make the whole file unreadable.
const unwritable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const xmlText = (text: string) =>
  text
    .slice(0, LONGEST)
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** All of a cell from its style on; the row puts the address before it. */
export const textCell = (text: string, style: number) =>
  `s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

const numberCell = (value: string | number, style: number) => `s="${style}"><v>${value}</v></c>`;

function serialCell(localMs: number, shown: string, style: number): string {
  const serial = (localMs - FIRST_DAY) / DAY_MS;
  return serial < FIRST_SERIAL ? textCell(shown, styles.text) : numberCell(serial, style);
}

export function xlsxCell(kind: CellKind, value: Cell): string {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) {
    const local = localTime(value);
    const ms = value.getTime() + local.offset * 60_000;
    return serialCell(ms, local.toFormat('dd/MM/yyyy HH:mm'), styles.instant);
  }
  if (typeof value === 'boolean') return textCell(value ? 'Sí' : 'No', styles.text);
  if (kind === 'day') {
    const text = String(value);
    return serialCell(Date.parse(`${text}T00:00:00Z`), text, styles.day);
  }
  if (kind === 'duration') {
    const minutes = Number(value);
    // Spreadsheets show less than nothing as a row of hashes.
    return minutes < 0
      ? textCell(hoursText(minutes), styles.text)
      : numberCell(minutes / DAY_MINUTES, styles.duration);
  }
  if (kind === 'integer' || kind === 'decimal') return numberCell(value, styles[kind]);
  return textCell(String(value), styles.text);
}
