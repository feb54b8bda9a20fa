import type { Reach } from '@contract/core/accion';
import { renditionRecord } from '@contract/renditions/rendition';
import { listRenditions } from '@contract/renditions/renditionAcciones';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { expenseCategory } from '../../db/schema/expenses';
import { person } from '../../db/schema/organisation';
import { rendition, renditionLine } from '../../db/schema/renditions';
import type { Viewer } from '../../engine/acciones/context';
import { amongRows } from '../../engine/lists/amongRows';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { joinPerson } from '../../engine/people/joinPerson';
import { mineColumn, ownerColumns, personFields } from '../../engine/people/personColumns';
import { rowOfPerson } from '../../engine/people/rowOfPerson';
import { seesRendition } from './renditionScope';

const { state, settledBy } = renditionRecord.shown;

const balance = sql<string>`(${rendition.sanctioned} - ${rendition.paid})`;

const columnsFor = (viewer: Viewer): ListColumns => ({
  ...ownerColumns(rendition.personId),
  title: { kind: 'text', by: rendition.title },
  trip: { kind: 'text', by: rendition.trip },
  paid: { kind: 'number', by: rendition.paid },
  spent: { kind: 'number', by: rendition.spent },
  sanctioned: { kind: 'number', by: rendition.sanctioned },
  balance: { kind: 'number', by: balance },
  state: { kind: 'enum', by: rendition.state, values: state.values },
  settledBy: { kind: 'enum', by: rendition.settledBy, values: settledBy.values },
  settledOn: { kind: 'day', by: rendition.settledOn },
  spentOn: amongRows(
    { kind: 'day', by: renditionLine.day },
    (matches) => sql`exists (select from ${renditionLine}
      where ${renditionLine.renditionId} = ${rendition.id} and ${matches})`,
  ),
  createdAt: { kind: 'instant', by: rendition.createdAt },
  mine: mineColumn(viewer, rendition.personId),
});

export const renditionsList = defineList({
  accion: listRenditions,
  id: rendition.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(rendition.createdAt)],
  search: person.searchText,
  where: ({ viewer, reach }) => seesRendition(viewer, reach),
  joinsOnlyShow: true,
  fields: {
    id: rendition.id,
    version: rendition.version,
    personId: rendition.personId,
    ...personFields,
    title: rendition.title,
    trip: rendition.trip,
    asked: rendition.asked,
    paid: rendition.paid,
    claimed: rendition.claimed,
    returned: rendition.returned,
    spent: rendition.spent,
    sanctioned: rendition.sanctioned,
    balance,
    state: rendition.state,
    advancePaidBy: rendition.advancePaidBy,
    advancePaidOn: rendition.advancePaidOn,
    settledBy: rendition.settledBy,
    settledOn: rendition.settledOn,
    createdAt: rendition.createdAt,
  },
  from: (select) => joinPerson(select.from(rendition).$dynamic(), rendition.personId),
});

export const toRenditionRow = (row: ListRow<typeof renditionsList>) => ({
  ...rowOfPerson(row, row.personId),
  createdAt: row.createdAt.toISOString(),
});

export type StoredRendition = typeof rendition.$inferSelect;
export type StoredLine = typeof renditionLine.$inferSelect;

/** The stored row, if the asker may see it at all. */
export async function findRendition(db: Db, viewer: Viewer, reach: Reach, id: number) {
  const [row] = await db
    .select()
    .from(rendition)
    .where(and(eq(rendition.id, id), seesRendition(viewer, reach)));
  return row;
}

/** The expenses in the order of their days, the first first. */
export const linesOf = (db: Db, renditionId: number) =>
  db
    .select({ line: renditionLine, categoryName: expenseCategory.name })
    .from(renditionLine)
    .innerJoin(expenseCategory, eq(expenseCategory.id, renditionLine.categoryId))
    .where(eq(renditionLine.renditionId, renditionId))
    .orderBy(asc(renditionLine.day), asc(renditionLine.id));
