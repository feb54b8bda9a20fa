import { foldName } from '@contract/liquidations/formula/formulaTree';
import type { BookCodeName } from '@contract/users/personBook';
import Big from 'big.js';

/** A run tells ARCA this of itself. */
export interface BookRun {
  taxId: string;
  /** "2026-10". */
  period: string;
  number: number;
  fortnight: boolean;
  payDay: string;
}

/** How somebody is known there at the end of the month. */
export interface BookCodes {
  company: number;
  codes: Readonly<Record<BookCodeName, number>>;
  spouse: boolean;
  children: number;
  /** Their work risks are insured. */
  insured: boolean;
  /** Three at most, each with the day of the month from which it holds. */
  situations: readonly { code: number; day: number }[];
}

export interface BookLine {
  code: string;
  quantity: string | null;
  unit: string;
  /** Below zero it goes the other way. */
  amount: string;
  adds: boolean;
}

export interface BookPerson {
  cuil: string;
  /** A fault names its person. */
  name: string;
  docket: string;
  area: string;
  cbu: string | null;
  /** Days of 30, for the caps of the bases. */
  days: number;
  /** Paid by the hour: the statement tells hours or days, and is refused whole with both. */
  byHours: boolean;
  hours: number;
  underAgreement: boolean;
  lines: readonly BookLine[];
  gross: string;
  bases: BookBases;
  known: BookCodes;
}

/** Contributions are reckoned on these bases: the worker's have a cap, the employer's have none. */
export interface BookBases {
  pension: string;
  employer: string;
  health: string;
  employerHealth: string;
  insurance: string;
  /** It is taken off the employer's base, of which `reduced` is left. */
  deduction: string;
  reduced: string;
}

const BASE_DAYS = 30;
const MOST_QUANTITY = '999.99';
const none = '0';

function digits(value: string | number, width: number): string {
  const text = String(value);
  if (!/^\d*$/.test(text) || text.length > width)
    throw new Error('a figure is wider than its place');
  return text.padStart(width, '0');
}

const letters = (value: string, width: number) =>
  foldName(value)
    .toUpperCase()
    .replace(/[^A-Z0-9 ._-]/g, ' ')
    .slice(0, width)
    .padEnd(width);

const cents = (amount: Big | string) => digits(new Big(amount).abs().times(100).toFixed(0), 15);
const packed = (iso: string) => iso.replaceAll('-', '');

/** 01: who sends, which month, which of its runs, and of how many people. */
const heading = ({ taxId, period, number, fortnight }: BookRun, people: number) =>
  ['01', digits(taxId, 11), 'SJ', packed(period), fortnight ? 'Q' : 'M', digits(number, 5)].join(
    '',
  ) +
  digits(BASE_DAYS, 2) +
  digits(people, 6);

const TRANSFER = '3';
const CASH = '1';

/** 02: somebody's slip. */
const slip = ({ payDay }: BookRun, { cuil, docket, area, cbu, days }: BookPerson) =>
  [
    ...['02', digits(cuil, 11), letters(docket, 10), letters(area, 50), (cbu ?? '').padEnd(22)],
    ...[digits(days, 3), packed(payDay), ' '.repeat(8), cbu ? TRANSFER : CASH],
  ].join('');

const units: Readonly<Record<string, string>> = { días: 'D', hs: 'H' };

/** How many of what, where the book has a letter for it and room. */
function counted({ quantity, unit }: BookLine): string {
  const letter = units[unit];
  const many = quantity === null ? null : new Big(quantity).abs();
  if (!letter || many === null || many.gt(MOST_QUANTITY)) return '00000 ';
  return `${digits(many.times(100).toFixed(0), 5)}${letter}`;
}

/** 03: a line of it; what adds is a credit of the worker. */
const line = (cuil: string, one: BookLine) =>
  [
    ...['03', digits(cuil, 11), letters(one.code, 10), counted(one), cents(one.amount)],
    ...[one.adds === new Big(one.amount).gte(0) ? 'C' : 'D', ' '.repeat(6)],
  ].join('');

/** 04: what the sworn statement of the month needs of somebody. */
function declared(person: BookPerson): string {
  const { company, codes, spouse, children, situations } = person.known;
  const { pension, employer, health, employerHealth, insurance, deduction, reduced } = person.bases;
  return [
    ...['04', digits(person.cuil, 11), spouse ? '1' : '0', digits(children, 2)],
    ...[person.underAgreement ? '1' : '0', '1', '0', digits(company, 1), '0'],
    ...[digits(codes.situation, 2), digits(codes.condition, 2)],
    ...[digits(codes.activity, 3), digits(codes.contract, 3), '00', digits(codes.place, 2)],
    // Where they stood on the first day, and each change within the month with its day.
    ...[0, 1, 2].flatMap((turn) => {
      const { code, day } = situations[turn] ?? { code: 0, day: 0 };
      return [digits(code, 2), digits(day, 2)];
    }),
    ...[digits(person.byHours ? 0 : person.days, 2), digits(person.byHours ? person.hours : 0, 3)],
    ...['00000', '00000'],
    ...[digits(codes.health, 6), '00', ...Array<string>(6).fill(cents(none))],
    cents(person.gross),
    // 1 to 10: pension, the employer's twice, health, INSSJP, two of other systems, health and risks of the employer.
    ...[pension, employer, employer, health, pension, none, none, employerHealth, insurance].map(
      cents,
    ),
    ...[cents(none), cents(none), cents(reduced), cents(deduction)],
  ].join('');
}

/**
 * The text that ARCA takes in, a line for each record; it wants nothing after the last. A month has one statement of
 * each person, so that those whom a later run pays have theirs there.
 */
export function salaryBook(
  run: BookRun,
  people: readonly BookPerson[],
  statements: readonly BookPerson[] = people,
): string {
  return [
    heading(run, statements.length),
    ...people.flatMap((person) => [
      slip(run, person),
      ...person.lines.map((one) => line(person.cuil, one)),
    ]),
    ...statements.map(declared),
  ].join('\r\n');
}
