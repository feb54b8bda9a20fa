import { knownNames } from '@contract/liquidations/formula/knownNames';
import type { ConceptRun } from '@contract/liquidations/payBases';
import type { PayConcept } from '@contract/liquidations/payConcept';
import { and, arrayContains, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payConcept } from '../../db/schema/payConcepts';
import { dayNow } from '../../engine/time/dayNow';
import { formulaNames } from './formulaNames';
import { type PlannedConcept, readyConcept } from './payPlan';

const byPlace = [asc(payConcept.position), asc(payConcept.code), asc(payConcept.fromDay)] as const;

/** These concepts rule on a day, for a kind of run. */
export const conceptsOn = (db: Db, day: string, kind: ConceptRun): Promise<PlannedConcept[]> =>
  db
    .select()
    .from(payConcept)
    .where(
      and(
        lte(payConcept.fromDay, day),
        or(isNull(payConcept.toDay), gte(payConcept.toDay, day)),
        arrayContains(payConcept.runs, [kind]),
      ),
    )
    .orderBy(...byPlace);

/** This maps each concept to the codes of those that read it, by itself or through a base. */
function readersOf(rows: readonly PlannedConcept[], known: ReturnType<typeof knownNames>) {
  const readers = new Map<string, Set<string>>();
  for (const row of rows) {
    const { ready } = readyConcept(row, known);
    for (const { kind, name } of ready?.uses ?? []) {
      if (kind !== 'concept') continue;
      const code = name.toUpperCase();
      readers.set(code, (readers.get(code) ?? new Set()).add(row.code));
    }
  }
  return readers;
}

/** All of them in the order of a slip, those that rule first, with what a formula may name. */
export async function allConcepts(db: Db) {
  const active = sql<boolean>`coalesce(${payConcept.toDay} >= ${dayNow}, true)`;
  const rows = await db
    .select({ row: payConcept, active })
    .from(payConcept)
    .orderBy(desc(active), ...byPlace);
  const concepts = rows.map(({ row }) => row);
  const names = await formulaNames(db, concepts);
  const readers = readersOf(concepts, knownNames(names));
  return {
    names,
    rows: rows.map(
      ({ row, active: rules }): PayConcept => ({
        ...row,
        active: rules,
        usedBy: [...(readers.get(row.code) ?? [])].sort(),
      }),
    ),
  };
}

export async function findConcept(db: Db, id: number): Promise<PayConcept | undefined> {
  const { rows } = await allConcepts(db);
  return rows.find((row) => row.id === id);
}

/** This finds a concept of the same code whose days meet those of another. */
export const sameCodeThen = ({
  code,
  fromDay,
  toDay,
}: Pick<PayConcept, 'code' | 'fromDay'> & { toDay?: string | null }) =>
  and(
    eq(payConcept.code, code),
    sql`daterange(${payConcept.fromDay}, ${payConcept.toDay}, '[]') && daterange(${fromDay}::date, ${toDay ?? null}::date, '[]')`,
  );
