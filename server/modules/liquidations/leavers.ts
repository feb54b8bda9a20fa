import { monthWords } from '@contract/core/rangeText';
import type { PayRunFields } from '@contract/liquidations/payRun';
import { listLeavingPeople } from '@contract/liquidations/runFormAcciones';
import { and, asc, between, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { periodSpan } from './payPeriods';

/** Whoever's last day lies in a month, by their names. */
const leavingIn = (db: Db, period: string) => {
  const { from, to } = periodSpan(period);
  return db
    .select({
      personId: person.id,
      name: sql<string>`${person.lastName} || ', ' || ${person.firstName}`,
      docket: person.docket,
      lastDay: sql<string>`${person.leaveDate}::text`,
    })
    .from(person)
    .where(between(person.leaveDate, from, to))
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));
};

/** The final settlements of a month that stand, with whom each has. */
const finalRuns = (db: Db, period: string) =>
  db
    .select({ id: payRun.id, title: payRun.title, leavers: payRun.leavers })
    .from(payRun)
    .where(
      and(
        eq(payRun.kind, 'final'),
        eq(payRun.period, period),
        isNull(payRun.reversesId),
        notInArray(payRun.state, ['cancelled', 'reversed']),
      ),
    );

export const listLeavingPeopleHandler = implement(listLeavingPeople, async ({ period }, { db }) => {
  const [people, runs] = await Promise.all([leavingIn(db, period), finalRuns(db, period)]);
  return {
    rows: people.map((one) => {
      const run = runs.find(({ leavers }) =>
        leavers.some(({ personId }) => personId === one.personId),
      );
      return { ...one, run: run ? { id: run.id, title: run.title } : null };
    }),
  };
});

/** Each leaver's last day is in that month, and no other run has them; runs of other kinds have no leavers. */
export async function settleLeavers<Fields extends PayRunFields>(
  db: Db,
  fields: Fields,
  runId: number | undefined,
): Promise<Fields> {
  const { kind, leavers, period } = fields;
  if (kind !== 'final') return { ...fields, leavers: [] };
  const wrong = (words: string) => invalid({ leavers: words });
  if (leavers.length === 0) throw wrong('Elegí a quiénes liquidarles.');
  const [people, runs] = await Promise.all([leavingIn(db, period), finalRuns(db, period)]);
  const seen = new Set<number>();
  for (const { personId } of leavers) {
    const found = people.find((one) => one.personId === personId);
    const month = monthWords(period).toLowerCase();
    if (!found) throw wrong(`Elegiste a alguien que no tiene su último día en ${month}.`);
    if (seen.has(personId)) throw wrong(`${found.name} está dos veces.`);
    seen.add(personId);
    const other = runs.find(
      (run) => run.id !== runId && run.leavers.some((leaver) => leaver.personId === personId),
    );
    if (other) throw wrong(`${found.name} ya está en “${other.title}”.`);
  }
  // They are named: neither their place nor their agreement chooses among them.
  return { ...fields, siteId: null, agreement: null };
}
