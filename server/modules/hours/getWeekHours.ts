import { getWeekHours } from '@contract/hours/hourAcciones';
import { and, eq } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, weekday } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { whoIsAway } from '../absences';
import { hourFacts } from './hourFacts';
import { presentDay } from './presentDay';

export const getWeekHoursHandler = implement(getWeekHours, async ({ personId, from }, context) => {
  const { db, viewer, reach } = context;
  const id = personId ?? viewer.personId;
  if (id === null) throw notFound('Tu cuenta no es de ninguna persona: no tiene horas.');
  const [whose] = await db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      siteId: person.siteId,
      zone: site.zone,
    })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)));
  if (!whose) throw notFound('Esa persona no existe o no está a tu alcance.');
  const monday = addDays(from, 1 - weekday(from));
  const week = { from: monday, to: addDays(monday, 6) };
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
