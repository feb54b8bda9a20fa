import { visitRecord } from '@contract/visits/visit';
import { listVisits } from '@contract/visits/visitAcciones';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { visit, visitPurpose } from '../../db/schema/visits';
import type { Context } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { mineColumn, nameColumn } from '../../engine/people/personColumns';
import { visibleVisits } from './visitScope';

const { state, arrival } = visitRecord.shown;

/** A visit is late a quarter of an hour after its window ended, on the clock of its site. */
const isLate = sql<boolean>`(${visit.state} = 'planned'
  and ((${visit.day} + ${visit.toTime}) at time zone ${site.zone}) + interval '15 minutes' < anden_now())`;
const truth = (yes: SQL) => (value: unknown) => (value === false ? sql`not ${yes}` : yes);

const columns: ListColumns = {
  number: { kind: 'text', by: visit.number, folded: sql`lower(${visit.number})` },
  day: { kind: 'day', by: visit.day },
  place: { kind: 'text', by: visit.place },
  personId: { kind: 'person', by: visit.personId },
  personName: nameColumn,
  unassigned: { kind: 'condition', where: truth(sql`(${visit.personId} is null)`) },
  siteId: { kind: 'number', by: visit.siteId },
  siteName: { kind: 'text', by: sql`${site.name} collate "es-x-icu"` },
  customerId: { kind: 'number', by: visit.customerId },
  purposeId: { kind: 'number', by: visit.purposeId },
  state: { kind: 'enum', by: visit.state, values: state.values },
  arrival: { kind: 'enum', by: visit.arrival, values: arrival.values },
  late: { kind: 'condition', where: truth(isLate) },
  seriesId: { kind: 'number', by: visit.seriesId },
  endedAt: { kind: 'instant', by: visit.endedAt, zone: sql`${site.zone}` },
};

const { searchText: _searched, ...own } = getTableColumns(visit);

const fields = {
  ...own,
  late: isLate,
  siteName: site.name,
  zone: site.zone,
  purposeName: visitPurpose.name,
  purposeNote: visitPurpose.note,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(visit)
    .innerJoin(site, eq(site.id, visit.siteId))
    .innerJoin(visitPurpose, eq(visitPurpose.id, visit.purposeId))
    .leftJoin(person, eq(person.id, visit.personId));

export const visitsList = defineList({
  accion: listVisits,
  id: visit.id,
  columns: ({ viewer }) => ({ ...columns, mine: mineColumn(viewer, visit.personId) }),
  order: [descending(visit.day)],
  leads: ['day'],
  search: visit.searchText,
  where: ({ viewer, reach }) => visibleVisits(reach, viewer),
  fields,
  from: (select) => from(select).$dynamic(),
});

export type VisitRow = ListRow<typeof visitsList>;
export type StoredVisit = typeof visit.$inferSelect;

/** The order in which somebody makes their visits of a day: the one that was made, and else by the hour. */
export const inTurn = [
  sql`${visit.stop} asc nulls last`,
  asc(visit.fromTime),
  asc(visit.id),
] as const;

/** The visits that match, as they follow each other within their days. */
export const findVisits = (
  db: Db,
  where: SQL | undefined,
  most: number,
  order: readonly SQL[] = [asc(visit.fromTime), asc(visit.id)],
): Promise<VisitRow[]> =>
  from(db.select(fields))
    .where(where)
    .orderBy(asc(visit.day), ...order)
    .limit(most) as Promise<VisitRow[]>;

/** The visit within reach of who asks. */
export async function findVisible(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
): Promise<VisitRow | undefined> {
  const [row] = await findVisits(db, and(eq(visit.id, id), visibleVisits(reach, viewer)), 1);
  return row;
}
