import { getWeekHours } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { clock } from '../../engine/time/clock';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, weekday } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { whoIsAway } from '../absences';
import { hourFacts } from './hourFacts';
import { presentDay } from './presentDay';
import { whoseHours } from './whoseHours';

export const getWeekHoursHandler = implement(getWeekHours, async ({ personId, from }, context) => {
  const { db } = context;
  const whose = await whoseHours(context, personId);
  const monday = addDays(from, 1 - weekday(from));
  const week = { from: monday, to: addDays(monday, 6) };
  const { id } = whose;
  // Why somebody is away is read by those who may know it.
  const absencesOf = async () =>
    (await whoIsAway(context, eq(person.id, id), week)).filter(({ state }) => state === 'firm');
  const [facts, today, isClosed] = await Promise.all([
    hourFacts(db, [whose], week, absencesOf),
    todayAt(db, whose.siteId),
    closedDays(db, [id], week),
  ]);
  return {
    personId: id,
    personName: personName(whose),
    zone: whose.zone,
    ...week,
    today,
    days: (facts.get(id) ?? []).map((record) =>
      presentDay(record, { now: clock.ms(), closed: isClosed(id, record.day) }),
    ),
  };
});
