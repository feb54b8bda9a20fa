import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { area, person, site } from '../../db/schema/organisation';
import type { Context } from '../acciones/context';
import { invalid, notFound } from '../http/fault';
import { withinReach } from '../scope/withinReach';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

/** The people something is for: a person, all of an area or all of a site. */
export interface Target {
  target: 'person' | 'area' | 'site';
  personId?: number | null;
  areaId?: number | null;
  siteId?: number | null;
}

type TargetTable = Record<keyof Target, AnyPgColumn>;

/** The site of the area that something is for; joined beside `site`, which is the target itself. */
export const areaSite = alias(site, 'area_site');

/** How a target is called, in a query that joins `person`, `area`, `areaSite` and `site`. */
export const targetName = (target: AnyPgColumn): SQL<string> => sql<string>`case ${target}
  when 'person' then ${person.lastName} || ', ' || ${person.firstName}
  when 'area' then ${area.name} || ' (' || ${areaSite.name} || ')'
  else ${site.name} end collate "es-x-icu"`;

/** People out of reach work there: words for the place would be for them too. */
export const strangers = ({ viewer, reach }: Omit<Asking, 'db'>, place: SQL): SQL =>
  sql`exists (select from person other where ${place}
    and anden_works_today(other.leave_date, other.site_id)
    and not (${withinReach(reach, viewer, sql`other.id`)}))`;

/** A person in reach, or a place of which all who work there are. */
export function targetWithin(asking: Omit<Asking, 'db'>, table: TargetTable): SQL | undefined {
  if (asking.reach === 'all') return undefined;
  const own = withinReach(asking.reach, asking.viewer, sql`${table.personId}`);
  return sql`case ${table.target}
    when 'person' then ${own}
    when 'area' then not ${strangers(asking, sql`other.area_id = ${table.areaId}`)}
    else not ${strangers(asking, sql`other.site_id = ${table.siteId}`)} end`;
}

const fieldOf = { person: 'personId', area: 'areaId', site: 'siteId' } as const;
const tables = { person, area, site };
const unknown = {
  person: 'Esa persona no existe o no está a tu alcance.',
  area: 'Esa área no existe, o trabaja ahí alguien que no está a tu alcance.',
  site: 'Esa sede no existe, o trabaja ahí alguien que no está a tu alcance.',
};

/** The target must exist, with nobody there out of the asker's reach. */
export async function refuseTarget({ db, viewer, reach }: Asking, fields: Target): Promise<void> {
  const { target } = fields;
  const field = fieldOf[target];
  const id = fields[field];
  if (id === null || id === undefined) throw invalid({ [field]: 'Elegí una opción.' });
  const table = tables[target];
  const { rows: found } = await db.execute(sql`select from ${table} where ${table.id} = ${id}`);
  if (found.length === 0) throw notFound(unknown[target]);
  const theirs = {
    person: sql`${person.id} = ${id}`,
    area: sql`${person.areaId} = ${id}`,
    site: sql`${person.siteId} = ${id}`,
  }[target];
  const { rows } = await db.execute<{ reached: boolean }>(sql`
    select ${withinReach(reach, viewer, person.id)} as reached from ${person}
    where ${theirs} and (${person.id} = ${id} or anden_works_today(${person.leaveDate}, ${person.siteId}))`);
  const nobody = rows.length === 0 && reach !== 'all';
  if (nobody || rows.some(({ reached }) => !reached)) throw notFound(unknown[target]);
}

/** This leaves out what was chosen for another kind of target before. */
export const onlyTarget = <F extends Required<Target>>(fields: F): F => ({
  ...fields,
  personId: fields.target === 'person' ? fields.personId : null,
  areaId: fields.target === 'area' ? fields.areaId : null,
  siteId: fields.target === 'site' ? fields.siteId : null,
});

/** Whether it is for somebody else than before. */
export const isOtherTarget = (one: Target, other: Target): boolean =>
  one.target !== other.target ||
  one.personId !== other.personId ||
  one.areaId !== other.areaId ||
  one.siteId !== other.siteId;

/** The same target on one of the same days. */
export const sameTargetDays = (
  table: TargetTable & Record<'fromDay' | 'toDay', AnyPgColumn>,
  fields: Target & { fromDay: string; toDay: string | null },
): SQL => sql`${table.target} = ${fields.target}
    and coalesce(${table.personId}, ${table.areaId}, ${table.siteId})
      = ${fields.personId ?? fields.areaId ?? fields.siteId}
    and daterange(${table.fromDay}, ${table.toDay}, '[]')
      && daterange(${fields.fromDay}::date, ${fields.toDay}::date, '[]')`;
