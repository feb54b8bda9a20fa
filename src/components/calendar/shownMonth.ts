export interface ShownMonth {
  year: number;
  month: number;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const fits = ({ year, month }: ShownMonth) =>
  year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12;

/** "2026-11" of the address; whatever is wrong there means this month. */
export function readMonth(text: string, today: string): ShownMonth {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const asked = { year: Number(year), month: Number(month) };
  return fits(asked)
    ? asked
    : { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
}

export const monthText = ({ year, month }: ShownMonth) =>
  `${year}-${String(month).padStart(2, '0')}`;

/** The one before or after, or twelve of them; it stops at the ends of what is kept. */
export function moveMonth(shown: ShownMonth, by: number): ShownMonth {
  const months = shown.year * 12 + (shown.month - 1) + by;
  const moved = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  return fits(moved) ? moved : shown;
}
