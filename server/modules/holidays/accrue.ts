import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { leaveMovement } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { recordEvent } from '../../engine/events/recordEvent';
import { worksToday } from '../../engine/people/worksToday';
import { todayIn } from '../../engine/time/nowIn';
import { entitlementOf } from './entitlementRules';
import { leaveYearAt } from './leaveDayRules';
import { type LeaveFigures, leaveFigures } from './leaveFigures';
import { vacationType } from './leaveTypes';
import { workersOf } from './worker';

const BATCH = 500;

/** People who work here and came before the year ended, without that year's days yet. */
const lacking = (db: Db, typeId: number, year: number) =>
  db
    .select({
      id: person.id,
      siteId: person.siteId,
      hireDate: person.hireDate,
      leaveDate: person.leaveDate,
    })
    .from(person)
    .where(
      and(
        worksToday,
        lte(person.hireDate, `${year}-12-31`),
        sql`not exists (select from ${leaveMovement} m where m.person_id = "person"."id"
          and m.type_id = ${typeId} and m.year = ${year} and m.kind = 'earned')`,
      ),
    )
    .orderBy(person.id)
    .limit(BATCH);

async function accrueYear(db: Db, typeId: number, year: number): Promise<number> {
  const bySite = new Map<number, LeaveFigures>();
  const figuresOf = async (siteId: number) => {
    const known = bySite.get(siteId) ?? (await leaveFigures(db, `${year}-12-31`, siteId));
    bySite.set(siteId, known);
    return known;
  };
  let written = 0;
  for (;;) {
    const people = await lacking(db, typeId, year);
    const workers = await workersOf(db, people);
    const rows: (typeof leaveMovement.$inferInsert)[] = [];
    for (const { id, siteId } of people) {
      const worker = workers.get(id);
      if (!worker) continue;
      const facts = entitlementOf(worker, year, await figuresOf(siteId));
      rows.push({
        personId: id,
        typeId,
        year,
        kind: 'earned',
        days: String(facts.days),
        facts: { ...facts },
      });
    }
    if (rows.length === 0) return written;
    // Another process may have been here: the year is earned once.
    const added = await db.insert(leaveMovement).values(rows).onConflictDoNothing().returning();
    written += added.length;
    if (people.length < BATCH) return written;
  }
}

/** Gives each year's days from the first of its period on, to whoever came later too, and the years that were missed. */
export async function accrueLeave(db: Db, today = todayIn()): Promise<void> {
  const { id: typeId } = await vacationType(db);
  const { periodFirstMonth } = await leaveFigures(db, today);
  const current = leaveYearAt(today, periodFirstMonth);
  const [last] = await db
    .select({ year: sql<number | null>`max(${leaveMovement.year})` })
    .from(leaveMovement)
    .where(and(eq(leaveMovement.typeId, typeId), eq(leaveMovement.kind, 'earned')));
  let written = 0;
  for (let year = Math.min(last?.year ?? current, current); year <= current; year += 1) {
    written += await accrueYear(db, typeId, year);
  }
  if (written > 0) await recordEvent(db, [{ type: 'Leave', id: 'LIST' }], { kind: 'everyone' });
}
