import type { Reach } from '@contract/core/accion';
import type { FieldValue } from '@contract/core/field';
import { listNews } from '@contract/news/newsAcciones';
import { newsRecord } from '@contract/news/newsRecord';
import { newsTypeRecord } from '@contract/news/newsType';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { news, newsType } from '../../db/schema/news';
import { person, site } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { AWAY } from '../absences';
import { knowsNews, seesNews } from './newsScope';

const { state, certificate: brought } = newsRecord.shown;
type Certificate = FieldValue<typeof brought>;

const today = sql`(anden_now() at time zone ${site.zone})::date`;

/** Owed only while the novelty stands. */
const certificate = sql<Certificate>`case
  when ${news.certificateHash} is not null then 'given'
  when ${news.certificateDue} is null or ${news.state} in ('rejected', 'cancelled') then 'none'
  when ${news.certificateDue} < ${today} then 'late' else 'owed' end`;

const quantity = sql<string>`coalesce(${news.quantity},
  case when ${news.part} = 'whole' then ${news.toDay} - ${news.fromDay} + 1 else 0.5 end)::text`;

const ifKnown = (viewer: Viewer, value: SQL, otherwise: SQL) =>
  sql`case when ${knowsNews(viewer)} then ${value} else ${otherwise} end`;

const typeNameFor = (viewer: Viewer) =>
  ifKnown(viewer, sql`${newsType.name} collate "es-x-icu"`, sql`${AWAY}::text`);
const typeIdFor = (viewer: Viewer) => ifKnown(viewer, sql`${newsType.id}`, sql`null::int`);
const certificateFor = (viewer: Viewer) => ifKnown(viewer, certificate, sql`'none'`);

const columnsFor = (viewer: Viewer): ListColumns => ({
  ...ownerColumns(news.personId),
  typeId: { kind: 'number', by: typeIdFor(viewer) },
  typeName: { kind: 'text', by: typeNameFor(viewer) },
  unit: { kind: 'enum', by: newsType.unit, values: newsTypeRecord.fields.unit.values },
  fromDay: { kind: 'day', by: news.fromDay },
  toDay: { kind: 'day', by: news.toDay },
  quantity: { kind: 'number', by: sql`${quantity}::numeric` },
  state: { kind: 'enum', by: news.state, values: state.values },
  certificate: { kind: 'enum', by: certificateFor(viewer), values: brought.values },
  createdAt: { kind: 'instant', by: news.createdAt },
  mine: mineColumn(viewer, news.personId),
});

/** A novelty as people who know least read it: `known` puts in what the asker may know. */
const fields = {
  id: news.id,
  version: news.version,
  personId: news.personId,
  ...personFields,
  typeId: sql<number | null>`null::int`,
  typeName: sql<string>`${AWAY}::text`,
  unit: newsType.unit,
  fromDay: news.fromDay,
  toDay: news.toDay,
  part: news.part,
  quantity,
  state: news.state,
  certificate: sql<Certificate>`'none'`,
  createdAt: news.createdAt,
};

export const newsList = defineList({
  accion: listNews,
  id: news.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(news.fromDay)],
  search: person.searchText,
  where: ({ viewer, reach }) => seesNews(viewer, reach),
  joinsOnlyShow: true,
  fields,
  known: ({ viewer }) => ({
    typeId: typeIdFor(viewer),
    typeName: typeNameFor(viewer),
    certificate: certificateFor(viewer),
  }),
  from: (select) =>
    joinPerson(
      select.from(news).innerJoin(newsType, eq(newsType.id, news.typeId)).$dynamic(),
      news.personId,
    ),
});

export const toNewsRow = (row: ListRow<typeof newsList>) => ({
  ...rowOfPerson(row, row.personId),
  createdAt: row.createdAt.toISOString(),
});

export type StoredNews = typeof news.$inferSelect;

/** The stored row with its type, if the asker may see it at all. */
export async function findNews(db: Db, viewer: Viewer, reach: Reach, id: number) {
  const [row] = await db
    .select({ news, type: newsType, known: sql<boolean>`${knowsNews(viewer)}` })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(and(eq(news.id, id), seesNews(viewer, reach)));
  return row;
}
