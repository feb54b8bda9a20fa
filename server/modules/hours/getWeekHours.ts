import { getWeekHours } from '@contract/hours/hourAcciones';
import { and, between, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { clock } from '../../engine/time/clock';
import { todayAt } from '../../engine/time/todayAt';
import { type Week, weekOf } from '../../engine/time/weekOf';
import { whoIsAway } from '../absences';
import { hourFacts } from './hourFacts';
import { presentDay } from './presentDay';
import { whoseHours } from './whoseHours';

export const getWeekHoursHandler = implement(getWeekHours, async ({ personId, from }, context) => {
  const { db } = context;
  const whose = await whoseHours(context, personId);
  const week = weekOf(from);
  const { id } = whose;
  // Why somebody is away is read by those who may know it.
  const absencesOf = async () =>
    (await whoIsAway(context, eq(person.id, id), week)).filter(({ state }) => state === 'firm');
  const [facts, today, ids] = await Promise.all([
    hourFacts(db, [whose], week, absencesOf),
    todayAt(db, whose.siteId),
    dayIds(db, id, week),
  ]);
  return {
    personId: id,
    personName: personName(whose),
    zone: whose.zone,
    ...week,
    today,
    days: (facts.get(id) ?? []).map((record) =>
      presentDay(record, {
        now: clock.ms(),
        closed: record.closed,
        id: ids.get(record.day) ?? null,
      }),
    ),
  };
});

/** The days as they are decided, by their date. */
async function dayIds(db: Db, personId: number, { from, to }: Week) {
  const rows = await db
    .select({ id: hourDay.id, day: hourDay.day })
    .from(hourDay)
    .where(and(eq(hourDay.personId, personId), between(hourDay.day, from, to)));
  return new Map(rows.map(({ id, day }) => [day, id]));
}
