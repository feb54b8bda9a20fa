import { runKindField } from '@contract/liquidations/payBases';
import type { Db } from '../../../db/Db';
import { conflict } from '../../../engine/http/fault';
import type { Run } from '../runRules';
import { type BookOfRun, bookRecords } from './bookRecords';
import { checkBook } from './checkBook';
import { faultSentence, namesOf } from './faultSentence';
import { type MonthOfPerson, monthOfPeople } from './monthOfPeople';
import type { BookFault } from './readBook';
import { type BookPerson, salaryBook } from './salaryBook';
import { settledRuns } from './settledRuns';

/** Beyond the numbers of the runs of each kind. */
const MONTH_NUMBER = runKindField.values.length * 100;

interface ToldMonth {
  told: ReadonlyMap<number, BookOfRun>;
  people: ReadonlyMap<string, MonthOfPerson>;
  floor: boolean;
}

/** The settled runs of a month tell these records, in the order in which they pay. */
async function monthOf(db: Db, period: string): Promise<ToldMonth> {
  const runs = await settledRuns(db, period);
  const told = new Map<number, BookOfRun>();
  for (const run of runs) told.set(run.id, await bookRecords(db, run));
  const people = monthOfPeople(
    runs.flatMap(({ id, kind }) => {
      const found = told.get(id);
      return found ? [{ id, ofDays: kind !== 'sac', people: found.people }] : [];
    }),
  );
  return { told, people, floor: [...told.values()].some(({ floor }) => floor) };
}

interface ReadBook {
  text: string;
  people: readonly BookPerson[];
  faults: readonly BookFault[];
}

/** A file that would be refused whole is not given out. */
function unlessFaulty({ text, people, faults }: ReadBook): string {
  if (faults.length > 0) throw conflict(faultSentence(faults, namesOf(people)));
  return text;
}

/** The file of a run; of people whom a later run of the month pays too, the statement goes with that one. */
export async function runBook(db: Db, run: Run): Promise<string> {
  const { told, people, floor } = await monthOf(db, run.period);
  const own = told.get(run.id) ?? (await bookRecords(db, run));
  const statements = own.people.flatMap(({ cuil }) => {
    const month = people.get(cuil);
    return month?.lastRun === run.id ? [month.person] : [];
  });
  const here = new Set(statements.map(({ cuil }) => cuil));
  const toldLater = new Set(own.people.flatMap(({ cuil }) => (here.has(cuil) ? [] : [cuil])));
  const text = salaryBook(own.run, own.people, statements);
  const faults = checkBook(text, { toldLater, floor });
  return unlessFaulty({ text, people: own.people, faults });
}

/** Writes everybody of a month once, with every line that its runs paid them, and reads it back. */
export async function readMonthBook(db: Db, period: string): Promise<ReadBook> {
  const { told, people: month, floor } = await monthOf(db, period);
  const people = [...month.values()].map(({ person }) => person);
  const last = [...told.values()].at(-1);
  if (!last) throw conflict('Ese mes no tiene ninguna liquidación aprobada que vaya al libro.');
  const text = salaryBook({ ...last.run, number: MONTH_NUMBER, fortnight: false }, people);
  return { text, people, faults: checkBook(text, { floor }) };
}

export async function monthBook(db: Db, { period }: Pick<Run, 'period'>): Promise<string> {
  return unlessFaulty(await readMonthBook(db, period));
}
