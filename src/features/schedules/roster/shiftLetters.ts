import type { Shift } from '@/services/wms/generated/schedules.gen';

const PAUSE_MS = 1000;

/** Letters that follow each other quickly: "N", then "C" for the shift NC. */
export interface Typed {
  text: string;
  at: number;
}

/**
 * A letter puts the shift whose code the letters typed so far spell, nothing (a day off) for F where no code begins
 * with it, and null where they spell none yet.
 */
export function typeLetter(
  shifts: readonly Pick<Shift, 'id' | 'code'>[],
  before: Typed,
  letter: string,
  at: number,
): { typed: Typed; put: readonly number[] | null } {
  const begins = (text: string) => shifts.some(({ code }) => code.toUpperCase().startsWith(text));
  const last = letter.toUpperCase();
  const longer = at - before.at < PAUSE_MS ? before.text + last : last;
  const text = begins(longer) ? longer : last;
  const shift = shifts.find(({ code }) => code.toUpperCase() === text);
  const off = text === 'F' && !begins(text);
  return { typed: { text, at }, put: shift ? [shift.id] : off ? [] : null };
}
