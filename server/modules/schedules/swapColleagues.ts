import { groupBy } from '@contract/core/groupBy';
import { listSwapColleagues } from '@contract/schedules/shiftRequestAcciones';
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { addDays } from '../../engine/time/days';
import { aheadShift, type PlannedShift } from './askedShifts';
import { presentShift } from './presentShift';

/** A swap may reach so many days to both sides. */
const DAYS = 14;

/** This gives the asker's person. */
export function personOf({ viewer }: Pick<Context, 'viewer'>): number {
  if (viewer.personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
  return viewer.personId;
}

/** Colleagues work in the same area, or the same shifts in the same place, and can answer. */
async function colleagues(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { personId, shiftId }: Pick<PlannedShift, 'personId' | 'shiftId'>,
): Promise<SQL | undefined> {
  const roles = await rolesWith(db, 'SCHEDULES');
  return and(
    ne(person.id, personId),
    worksToday,
    eq(person.siteId, viewer.siteId ?? 0),
    or(
      eq(person.areaId, viewer.areaId ?? 0),
      sql`exists (select from planned_shift same where same.person_id = ${person.id}
        and same.shift_id = ${shiftId} and same.published_at is not null and same.starts_at > anden_now())`,
    ),
    sql`exists (select from ${account} where ${account.personId} = ${person.id} and ${account.active}
      and ${anyOf(
        account.roleId,
        roles.map(({ id }) => id),
      )})`,
  );
}

/** The colleague with that number, if this one may swap with them. */
export async function findColleague(
  context: Pick<Context, 'db' | 'viewer'>,
  planned: Pick<PlannedShift, 'personId' | 'shiftId'>,
  id: number,
) {
  const among = await colleagues(context, planned);
  const [row] = await context.db
    .select()
    .from(person)
    .where(and(eq(person.id, id), among));
  if (!row) throw notFound('Esa persona no existe o no puede cambiar turnos con vos.');
  return row;
}

/** These shifts the asker could take: they work nothing else at that hour. */
const aheadOf = (db: Db, people: SQL | undefined, { id, personId, day, startsAt }: PlannedShift) =>
  db
    .select({ planned: plannedShift, shift, zone: site.zone })
    .from(plannedShift)
    .innerJoin(shift, eq(shift.id, plannedShift.shiftId))
    .innerJoin(person, eq(person.id, plannedShift.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(
      and(
        people,
        isNotNull(plannedShift.publishedAt),
        isNull(plannedShift.removedAt),
        gt(plannedShift.startsAt, sql`anden_now()`),
        ne(plannedShift.startsAt, startsAt),
        gt(plannedShift.day, addDays(day, -DAYS)),
        lte(plannedShift.day, addDays(day, DAYS)),
        sql`not exists (select from planned_shift mine where mine.person_id = ${personId}
          and mine.id <> ${id} and mine.published_at is not null and mine.span && ${plannedShift.span})`,
      ),
    )
    .orderBy(asc(plannedShift.startsAt), asc(plannedShift.id));

export const listSwapColleaguesHandler = implement(
  listSwapColleagues,
  async ({ plannedId }, context) => {
    const { db } = context;
    const planned = await aheadShift(db, plannedId, personOf(context));
    const among = await colleagues(context, planned);
    const [people, rows] = await Promise.all([
      db
        .select()
        .from(person)
        .where(among)
        .orderBy(sql`${person.lastName} collate "es-x-icu"`, person.firstName, person.id),
      aheadOf(db, among, planned),
    ]);
    const theirs = groupBy(rows, (row) => row.planned.personId);
    return {
      rows: people.map((one) => ({
        id: one.id,
        name: personName(one),
        shifts: (theirs.get(one.id) ?? []).map((row) =>
          presentShift(row.planned, row.shift, row.zone),
        ),
      })),
    };
  },
);
