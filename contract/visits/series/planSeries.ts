import { dayAfter } from './calendarDays';

export const dateChoices = ['make', 'hold', 'move'] as const;
export type DateChoice = (typeof dateChoices)[number];

/** How far a date may be moved: whoever is away for longer has it held back. */
export const MOST_MOVED = 31;

/** The facts of a day that keep a visit from being made on it. */
export interface DateFacts {
  /** The name of the holiday of the site. */
  holiday: string | null;
  away: boolean;
  /** The weekly rest of the site or of the person. */
  rest: boolean;
}

export interface SeriesChoices {
  onHoliday: DateChoice;
  onLeave: DateChoice;
  /** Single dates that go their own way. */
  choices: readonly { date: string; how: DateChoice }[];
}

export interface SeriesDate extends DateFacts {
  /** The date of the repetition, which names the visit in its series. */
  date: string;
  /** When it is made; null where it is not. */
  day: string | null;
  how: DateChoice;
  /** Held back by choice, because the series has that working day already, or because there is none near. */
  why: 'chosen' | 'taken' | 'none' | null;
}

const usualChoice = ({ holiday, away }: DateFacts, { onHoliday, onLeave }: SeriesChoices) =>
  holiday !== null && onHoliday !== 'make' ? onHoliday : away ? onLeave : 'make';

/** Settles each date of a repetition: made on its day, held back, or moved to the next working day that the series has free. */
export function planSeries(
  dates: readonly string[],
  choices: SeriesChoices,
  factsOf: (day: string) => DateFacts,
): SeriesDate[] {
  const chosen = new Map(choices.choices.map(({ date, how }) => [date, how]));
  const settled = dates.map((date) => {
    const facts = factsOf(date);
    return { date, ...facts, how: chosen.get(date) ?? usualChoice(facts, choices) };
  });
  const taken = new Set(settled.flatMap(({ date, how }) => (how === 'make' ? [date] : [])));
  return settled.map((one): SeriesDate => {
    if (one.how === 'make') return { ...one, day: one.date, why: null };
    if (one.how === 'hold') return { ...one, day: null, why: 'chosen' };
    const day = nextWorkingDay(one.date, factsOf);
    if (day === null) return { ...one, day, why: 'none' };
    // The same place twice in a day would be one visit too many.
    if (taken.has(day)) return { ...one, day: null, why: 'taken' };
    taken.add(day);
    return { ...one, day, why: null };
  });
}

function nextWorkingDay(date: string, factsOf: (day: string) => DateFacts): string | null {
  for (let ahead = 1; ahead <= MOST_MOVED; ahead += 1) {
    const day = dayAfter(date, ahead);
    const { holiday, away, rest } = factsOf(day);
    if (holiday === null && !away && !rest) return day;
  }
  return null;
}
