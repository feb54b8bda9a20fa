import {
  type BookCodeName,
  bookCodeNames,
  type PersonBookFields,
} from '@contract/users/personBook';

export type BookCodeValues = Readonly<Record<BookCodeName, number | null>>;
export type DatedCodes = Readonly<PersonBookFields>;

interface Span {
  from: string;
  to: string;
}

/** The situation of somebody from a day of a month on; null where nobody told it. */
interface BookSituation {
  code: number | null;
  /** The day of the month, from 1. */
  day: number;
}

/** A month tells this of somebody. */
export interface PersonCodes {
  codes: BookCodeValues;
  spouse: boolean;
  children: number;
  insured: boolean;
  /** The first is that of the first day, or of the day of their hire. */
  situations: readonly BookSituation[];
  lacks: readonly BookCodeName[];
}

/** The newest row whose day has come. */
export const inForceOn = <Row extends Pick<DatedCodes, 'effectiveFrom'>>(
  rows: readonly Row[],
  day: string,
): Row | undefined =>
  rows.reduce<Row | undefined>(
    (newest, row) =>
      row.effectiveFrom <= day && (!newest || row.effectiveFrom > newest.effectiveFrom)
        ? row
        : newest,
    undefined,
  );

/** The person's own codes, and those of their site where they have none. */
const codesOf = (own: DatedCodes | undefined, atSite: BookCodeValues): BookCodeValues =>
  Object.fromEntries(
    bookCodeNames.map((name) => [name, own?.[name] ?? atSite[name]]),
  ) as unknown as BookCodeValues;

/** The situations of a month, one after the other; days before a hire within the month have none. */
function situationsOf(
  rows: readonly DatedCodes[],
  atSite: number | null,
  { from, to }: Span,
  hireDate: string,
): BookSituation[] {
  const first = hireDate > from && hireDate <= to ? hireDate : from;
  const later = rows
    .map(({ effectiveFrom }) => effectiveFrom)
    .filter((day) => day > first && day <= to)
    .sort();
  const found: BookSituation[] = [];
  for (const day of [first, ...later]) {
    const code = inForceOn(rows, day)?.situation ?? atSite;
    if (found.length > 0 && found.at(-1)?.code === code) continue;
    found.push({ code, day: found.length === 0 ? 1 : Number(day.slice(-2)) });
  }
  return found;
}

/** Somebody's codes at the end of a month: their own, else those of the site where they were then, else everybody's. */
export function monthCodes(
  rows: readonly DatedCodes[],
  atSite: BookCodeValues,
  month: Span,
  hireDate: string,
): PersonCodes {
  const own = inForceOn(rows, month.to);
  const codes = codesOf(own, atSite);
  const situations = situationsOf(rows, atSite.situation, month, hireDate);
  const untold = situations.some(({ code }) => code === null);
  return {
    codes,
    situations,
    spouse: own?.spouse === 'yes',
    children: own?.children ?? 0,
    insured: own?.insured !== 'no',
    lacks: bookCodeNames.filter((name) => codes[name] === null || (name === 'situation' && untold)),
  };
}
