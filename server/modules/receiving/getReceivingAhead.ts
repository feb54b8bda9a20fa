import { getReceivingAhead } from '@contract/receiving/aheadAcciones';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personRefOf } from '../../engine/people/personRefOf';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { withinSites } from '../../engine/scope/withinSites';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { whoIsAway } from '../absences';
import { publishedShifts } from '../schedules';
import { forkliftDrivers } from './forkliftLicence';

const DAYS = 7;
const nothing = { arrivals: 0, packs: 0, units: 0 };

export const getReceivingAheadHandler = implement(getReceivingAhead, async (input, context) => {
  const { db } = context;
  const place = await placeAsked(context, input.siteId);
  const today = await todayAt(db, place.id);
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead));
  const [expected, people] = await Promise.all([
    expectedAt(db, place.id, { today, until: addDays(today, DAYS) }),
    peopleAhead(context, place, { from: today, to: addDays(today, DAYS - 1) }),
  ]);
  const loadOf = (day: string | null) => {
    const found = expected.find((row) => row.day === day);
    return found
      ? { arrivals: found.arrivals, packs: found.packs, units: found.units }
      : { ...nothing };
  };
  return {
    siteId: place.id,
    siteName: place.name,
    late: loadOf(null),
    days: days.map((day) => ({
      day,
      ...loadOf(day),
      people: people.filter((one) => one.day === day).map(({ day: _, ...shown }) => shown),
    })),
  };
});

/** The site that is asked for, or that of whoever asks, or the first within their reach. */
async function placeAsked({ db, viewer, reach }: Context, siteId: number | null) {
  const asked: SQL = sql`${site.id} = coalesce(${siteId}, ${site.id})`;
  const [place] = await db
    .select({ id: site.id, name: site.name, zone: site.zone })
    .from(site)
    .where(and(withinSites(reach, viewer, sql`${site.id}`), asked))
    .orderBy(sql`${site.id} = ${viewer.siteId} desc nulls last`, asc(site.name))
    .limit(1);
  if (!place) throw notFound('El depósito no existe o no está a tu alcance.');
  return place;
}

interface Expected extends Record<string, unknown> {
  /** Null: a day that is over. */
  day: string | null;
  arrivals: number;
  packs: number;
  units: number;
}

/** Reckons the packs that open arrivals still bring; more than was announced takes nothing from another line. */
async function expectedAt(
  db: Db,
  siteId: number,
  { today, until }: { today: string; until: string },
): Promise<Expected[]> {
  const { rows } = await db.execute<Expected>(sql`
    with due as (select a.id, case when a.expected_on >= ${today}::date then a.expected_on end as day
      from arrival a where a.site_id = ${siteId} and a.state in ('expected', 'receiving')
        and a.expected_on < ${until}::date),
    missing as (select d.id, d.day, l.pack_size, greatest(l.expected - coalesce((
        select sum(il.quantity) from intake_line il join intake i on i.id = il.intake_id
        where il.arrival_line_id = l.id and i.state = 'received'), 0), 0) as units
      from due d join arrival_line l on l.arrival_id = d.id)
    select day::text, count(distinct id)::int as arrivals,
      sum(ceil(units::numeric / pack_size))::int as packs, sum(units)::int as units
    from missing where units > 0 group by day`);
  return rows;
}

/** The people of a site who may receive there, each with the shifts that they were told of, without their days away. */
async function peopleAhead(
  context: Context,
  place: { id: number; zone: string },
  span: { from: string; to: string },
) {
  const { db } = context;
  const roles = await rolesWith(db, 'ORDERS.pick');
  const roleIds = roles.map(({ id }) => id);
  const people = await db
    .select({ person })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(
      and(
        eq(person.siteId, place.id),
        eq(account.active, true),
        worksToday,
        anyOf(account.roleId, roleIds),
      ),
    );
  const byId = new Map(people.map((row) => [row.person.id, row.person]));
  const ids = [...byId.keys()];
  const [shifts, drivers, away] = await Promise.all([
    publishedShifts(db, ids, span),
    forkliftDrivers(db, ids),
    whoIsAway(context, anyOf(person.id, ids), span),
  ]);
  const isAway = (personId: number, day: string) =>
    away.some(
      (one) =>
        one.personId === personId &&
        one.state === 'firm' &&
        one.part === 'whole' &&
        one.fromDay <= day &&
        day <= one.toDay,
    );
  const hour = (moment: Date) =>
    DateTime.fromJSDate(moment, { zone: place.zone }).toFormat('HH:mm');
  return shifts.flatMap(({ personId, day, kind, startsAt, endsAt }) => {
    const who = byId.get(personId);
    if (!who || kind !== 'worked' || isAway(personId, day)) return [];
    const times = { from: hour(startsAt), to: hour(endsAt) };
    return [{ day, person: personRefOf(who), ...times, forklift: drivers.has(personId) }];
  });
}
