import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { area, person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import type { Week } from '../../engine/time/weekOf';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export interface Whose {
  siteId?: number | undefined;
  areaId?: number | undefined;
}

export const PAGE = 250;

/** This selects the people asked about, within reach. */
export const peopleOf = ({ viewer, reach }: Omit<Asking, 'db'>, { siteId, areaId }: Whose) =>
  and(
    withinReach(reach, viewer, person.id),
    siteId === undefined ? undefined : eq(person.siteId, siteId),
    areaId === undefined ? undefined : eq(person.areaId, areaId),
  );

/** Works there on some of those days. */
export const worksDuring = ({ from, to }: Week): SQL =>
  sql`${person.hireDate} <= ${to} and (${person.leaveDate} is null or ${person.leaveDate} >= ${from})`;

/** This holds where a person of the area is out of reach: the asker cannot say how many there are. */
export function areaIsBeyond({ viewer, reach }: Omit<Asking, 'db'>, { from, to }: Week): SQL {
  const within = withinReach(reach, viewer, sql`other.id`);
  if (!within) return sql`false`;
  return sql`exists (select from person other where other.area_id = ${area.id}
    and other.hire_date <= ${to} and (other.leave_date is null or other.leave_date >= ${from})
    and not (${within}))`;
}

/** A place without anybody in reach does not exist for who asks, but for those who reach all of them. */
export async function refuseUnknownPlace(asking: Asking, { siteId, areaId }: Whose): Promise<void> {
  if (siteId === undefined && areaId === undefined) return;
  const { db, viewer, reach } = asking;
  const somebody = sql`exists (select from ${person} where ${person.areaId} = ${area.id}
    and ${withinReach(reach, viewer, person.id)})`;
  const [found] = await db
    .select({ id: area.id })
    .from(area)
    .where(
      and(
        siteId === undefined ? undefined : eq(area.siteId, siteId),
        areaId === undefined ? undefined : eq(area.id, areaId),
        reach === 'all' ? undefined : somebody,
      ),
    )
    .limit(1);
  if (!found) throw notFound('Ese lugar no existe o no está a tu alcance.');
}

const fields = {
  id: person.id,
  docket: person.docket,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
  hireDate: person.hireDate,
  leaveDate: person.leaveDate,
  siteId: person.siteId,
  areaId: person.areaId,
  areaName: area.name,
  siteName: site.name,
  zone: site.zone,
};

const select = (db: Db) =>
  db
    .select(fields)
    .from(person)
    .innerJoin(area, eq(area.id, person.areaId))
    .innerJoin(site, eq(site.id, person.siteId));

export type RosterPersonRow = Awaited<ReturnType<typeof select>>[number];

/** The board shows people by area and name. */
const inOrder = [
  sql`${area.name} collate "es-x-icu"`,
  sql`${person.lastName} collate "es-x-icu"`,
  person.firstName,
  person.id,
];

interface Found extends Whose {
  search: string;
}

interface Shown extends Found {
  week: Week;
}

/** Selects whom the filters of the board leave, of those in reach. */
export function foundPeople(
  asking: Omit<Asking, 'db'>,
  { search, ...whose }: Found,
): SQL | undefined {
  const found = search
    ? sql`${person.searchText} like '%' || replace(replace(anden_fold(${search}), '%', ''), '_', '') || '%'`
    : undefined;
  return and(peopleOf(asking, whose), found);
}

export const shownPeople = (
  asking: Omit<Asking, 'db'>,
  { week, ...filters }: Shown,
): SQL | undefined => and(foundPeople(asking, filters), worksDuring(week));

/** Everybody on the board, whatever the page. */
export const allRosterPeople = (asking: Asking, shown: Shown): Promise<RosterPersonRow[]> =>
  select(asking.db)
    .where(shownPeople(asking, shown))
    .orderBy(...inOrder);

/** A page of the board and how many there are. */
export async function rosterPeople(asking: Asking, { page, ...shown }: Shown & { page: number }) {
  const where = shownPeople(asking, shown);
  const [rows, [counted]] = await Promise.all([
    select(asking.db)
      .where(where)
      .orderBy(...inOrder)
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    asking.db.select({ total: sql<number>`count(*)::int` }).from(person).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export const findPeople = (db: Db, where: SQL | undefined): Promise<RosterPersonRow[]> =>
  select(db).where(where).orderBy(person.id);

/** This finds the people of some ids whom the asker reaches. */
export const reachedPeople = ({ db, viewer, reach }: Asking, ids: readonly number[]) =>
  findPeople(
    db,
    and(
      or(sql`${person.id} = any(${sql.param([...ids])}::int[])`),
      withinReach(reach, viewer, person.id),
    ),
  );
