import type { Reach } from '@contract/core/accion';
import { repeatText } from '@contract/visits/series/repeatText';
import { visitSeriesRecord } from '@contract/visits/series/visitSeries';
import { listVisitSeries } from '@contract/visits/series/visitSeriesAcciones';
import { and, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { person, site } from '../../../db/schema/organisation';
import { visit, visitPurpose, visitSeries } from '../../../db/schema/visits';
import type { Context, Viewer } from '../../../engine/acciones/context';
import type { ListColumns } from '../../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../../engine/lists/listDefinition';
import { descending } from '../../../engine/lists/sortKeys';
import { nameColumn } from '../../../engine/people/personColumns';
import { personRefOf } from '../../../engine/people/personRefOf';
import { withinReach } from '../../../engine/scope/withinReach';
import { withinSites } from '../../../engine/scope/withinSites';

type Asking = Pick<Viewer, 'personId' | 'siteId'>;

/** A series is for whoever reaches the person who makes its visits; one that nobody has, for those of its site. */
export const visibleSeries = (reach: Reach, viewer: Asking): SQL => {
  const theirs = withinReach(reach, viewer, visitSeries.personId);
  const nobodys = withinSites(reach, viewer, sql`${visitSeries.siteId}`);
  return sql`(case when ${visitSeries.personId} is null then ${nobodys} else ${theirs} end)`;
};

const unassigned = sql`(${visitSeries.personId} is null)`;

const columns: ListColumns = {
  number: {
    kind: 'text',
    by: visitSeries.number,
    folded: sql`lower(${visitSeries.number})`,
  },
  place: { kind: 'text', by: visitSeries.place },
  personId: { kind: 'person', by: visitSeries.personId },
  personName: nameColumn,
  unassigned: {
    kind: 'condition',
    where: (value) => (value === false ? sql`not ${unassigned}` : unassigned),
  },
  startDay: { kind: 'day', by: visitSeries.startDay },
  lastDay: { kind: 'day', by: visitSeries.lastDay },
  state: { kind: 'enum', by: visitSeries.state, values: visitSeriesRecord.shown.state.values },
  siteId: { kind: 'number', by: visitSeries.siteId },
  siteName: { kind: 'text', by: sql`${site.name} collate "es-x-icu"` },
  purposeId: { kind: 'number', by: visitSeries.purposeId },
};

const fields = {
  ...getTableColumns(visitSeries),
  siteName: site.name,
  purposeName: visitPurpose.name,
  firstName: person.firstName,
  lastName: person.lastName,
  position: person.position,
  photoHash: person.photoHash,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(visitSeries)
    .innerJoin(site, eq(site.id, visitSeries.siteId))
    .innerJoin(visitPurpose, eq(visitPurpose.id, visitSeries.purposeId))
    .leftJoin(person, eq(person.id, visitSeries.personId));

export const visitSeriesList = defineList({
  accion: listVisitSeries,
  id: visitSeries.id,
  columns: () => columns,
  order: [descending(visitSeries.id)],
  search: sql`anden_fold(${visitSeries.number} || ' ' || ${visitSeries.place} || ' ' || ${visitSeries.address})`,
  where: ({ viewer, reach }) => visibleSeries(reach, viewer),
  fields,
  from: (select) => from(select).$dynamic(),
});

export type SeriesRow = ListRow<typeof visitSeriesList>;

export const findSeries = async (
  { db }: Pick<Context, 'db'>,
  where: SQL | undefined,
): Promise<SeriesRow | undefined> =>
  ((await from(db.select(fields)).where(where).limit(1)) as SeriesRow[]).at(0);

export const findVisibleSeries = (
  context: Pick<Context, 'db' | 'viewer' | 'reach'>,
  id: number,
): Promise<SeriesRow | undefined> =>
  findSeries(context, and(eq(visitSeries.id, id), visibleSeries(context.reach, context.viewer)));

/** How many visits of a series are to come. */
export const countAhead = ({ db }: Pick<Context, 'db'>, seriesId: number, today: string) =>
  db.$count(
    visit,
    and(
      eq(visit.seriesId, seriesId),
      gte(visit.day, today),
      sql`${visit.state} in ('draft', 'planned', 'arrived')`,
    ),
  );

export function presentSeriesRow(row: SeriesRow) {
  const { id, version, number, startDay, lastDay, fromTime, toTime, siteId, siteName } = row;
  const { place, address, purposeId, purposeName, state, orphan } = row;
  const { personId, firstName, lastName, position, photoHash } = row;
  return {
    ...{ id, version, number, startDay, lastDay, fromTime, toTime, siteId, siteName },
    ...{ place, address, purposeId, purposeName, state, orphan },
    repeats: repeatText(row.repeat),
    person:
      personId === null
        ? null
        : personRefOf({
            ...{ id: personId, firstName: firstName ?? '', lastName: lastName ?? '' },
            ...{ position: position ?? '', photoHash },
          }),
  };
}
