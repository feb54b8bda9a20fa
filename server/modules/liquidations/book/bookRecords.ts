import { isCuil } from '@contract/core/cuil';
import { runKindField } from '@contract/liquidations/payBases';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { payConcept } from '../../../db/schema/payConcepts';
import { payLine, payRunPerson } from '../../../db/schema/payRuns';
import { conflict } from '../../../engine/http/fault';
import { personName } from '../../../engine/people/personName';
import { employerOf } from '../../../engine/settings/employer';
import type { FrozenRun } from '../frozenRun';
import { monthDays } from '../payDays';
import type { PayFacts } from '../payFacts';
import type { Run } from '../runRules';
import { printed } from '../slipOf';
import { type BaseLimits, bookBases, insuredBases, limitsOf } from './bookBases';
import { bookCodesAt } from './bookCodes';
import type { BookCodes, BookLine, BookPerson, BookRun } from './salaryBook';

const MINUTES = 60;
/** The book has room for no more hours. */
const MOST_HOURS = 999;
/** Runs of a month have numbers of their own there, whatever their kind. */
const OF_A_KIND = 100;

const named = (names: readonly string[]) => [...new Set(names)].sort().join(', ');

type Stored = typeof payRunPerson.$inferSelect;

function personOf(
  row: Stored,
  lines: readonly BookLine[],
  { figures }: FrozenRun,
  limits: BaseLimits,
  known: BookCodes,
): BookPerson {
  const facts = row.facts as PayFacts;
  const {
    cuil,
    firstName,
    lastName,
    docket,
    cbu,
    agreement,
    amounts,
    areaName,
    paidBases,
    salaryBasis,
  } = facts;
  // The days and hours of a month that is completed were told with its own run.
  const hours = paidBases ? 0 : Number(amounts['hours.worked'] ?? 0) / MINUTES;
  return {
    ...{
      cuil,
      name: personName({ firstName, lastName }),
      docket,
      cbu,
      lines,
      area: areaName,
      gross: row.remunerative,
    },
    days: paidBases ? 0 : monthDays(facts, figures),
    byHours: salaryBasis === 'hourly',
    hours: Math.min(MOST_HOURS, Math.round(hours)),
    underAgreement: agreement !== null,
    bases: insuredBases(bookBases(row.bases, row.remunerative, limits), known),
    known,
  };
}

export interface BookOfRun {
  run: BookRun;
  people: readonly BookPerson[];
  /** The least base of law 24.241 was in force. */
  floor: boolean;
}

/** A run tells these records to the book; it is refused in words where something of it cannot be told. */
export async function bookRecords(db: Db, run: Run): Promise<BookOfRun> {
  if (run.reversesId !== null) {
    throw conflict(
      'Una reversión no va al Libro de Sueldos: se rectifica allá la liquidación que deja sin efecto.',
    );
  }
  const frozen = run.frozen as FrozenRun;
  const { taxId } = await employerOf(db);
  if (!taxId) throw conflict('Falta el CUIT de la organización, en Administración.');
  const [known, rows, paid, told] = await Promise.all([
    bookCodesAt(db, run),
    db
      .select()
      .from(payRunPerson)
      .where(eq(payRunPerson.runId, run.id))
      .orderBy(asc(payRunPerson.id)),
    db.select().from(payLine).where(eq(payLine.runId, run.id)),
    // Codes are told as they are today, because no figure of the run depends on them.
    db.select({ id: payConcept.id, code: payConcept.bookCode }).from(payConcept),
  ]);
  const faulty = rows.flatMap(({ facts }) => {
    const { cuil, ...named } = facts as PayFacts;
    return isCuil(cuil) ? [] : [personName(named)];
  });
  if (faulty.length > 0) {
    throw conflict(`Su CUIL falta o no es válido: ${faulty.slice(0, 5).join('; ')}.`);
  }
  const concepts = new Map(frozen.concepts.map((concept) => [concept.id, concept]));
  const bookCodes = new Map(told.map(({ id, code }) => [id, code]));
  const lines = new Map<number, BookLine[]>();
  const unknown: string[] = [];
  for (const { conceptId, personId, quantity, amount } of paid) {
    const concept = concepts.get(conceptId);
    if (!concept || !printed.includes(concept.kind)) continue;
    const { name, unit, kind } = concept;
    const code = bookCodes.get(conceptId) ?? '';
    if (!code) unknown.push(name);
    const line = { code, quantity, unit, amount, adds: kind !== 'deduction' };
    lines.set(personId, [...(lines.get(personId) ?? []), line]);
  }
  if (unknown.length > 0) {
    throw conflict(`Sin código en el Libro de Sueldos: ${named(unknown)}. Ponéselo en Conceptos.`);
  }
  const { piso_aportes: least = 0 } = frozen.figures.parameters;
  return {
    floor: Number(least) > 0,
    run: {
      ...{ taxId: taxId.replace(/\D/g, ''), period: run.period, payDay: run.payDay },
      fortnight: run.kind === 'fortnight',
      number: runKindField.values.indexOf(run.kind) * OF_A_KIND + run.number,
    },
    people: rows.flatMap((row) => {
      const own = known.get(row.personId);
      const limits = limitsOf(run.kind, row.facts as PayFacts, frozen.figures);
      return own ? [personOf(row, lines.get(row.personId) ?? [], frozen, limits, own)] : [];
    }),
  };
}
