import { listLinkRejects, listLinkRuns } from '@contract/sync/linkAcciones';
import { linkRejectRecord } from '@contract/sync/linkReject';
import { linkRunRecord } from '@contract/sync/linkRun';
import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { link, linkReject, linkRun } from '../../db/schema/sync';
import type { Viewer } from '../../engine/acciones/context';
import { columnsOf, definitionsFor } from '../../engine/imports/registry';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { descending } from '../../engine/lists/sortKeys';

export const linkRunsList = defineList({
  accion: listLinkRuns,
  id: linkRun.id,
  columns: () => ({
    ...recordColumns(linkRunRecord, linkRun, [
      ...(['state', 'reason', 'startedAt'] as const),
      ...(['read', 'written', 'unchanged', 'rejected'] as const),
    ]),
    linkId: { kind: 'number', by: linkRun.linkId },
  }),
  order: [descending(linkRun.id)],
  where: () => undefined,
  fields: getTableColumns(linkRun),
  from: (select) => select.from(linkRun).$dynamic(),
});

export const presentLinkRun = (row: ListRow<typeof linkRunsList>) => ({
  id: row.id,
  linkId: row.linkId,
  state: row.state,
  reason: row.reason,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  fileName: row.fileName,
  read: row.read,
  written: row.written,
  unchanged: row.unchanged,
  rejected: row.rejected,
  error: row.error,
});

const rejectFields = {
  ...getTableColumns(linkReject),
  linkId: linkRun.linkId,
  what: link.what,
  accountId: link.accountId,
  fileName: linkRun.fileName,
  headers: linkRun.headers,
  mapping: linkRun.mapping,
};

const rejectsFrom = (select: PgSelectBuilder<typeof rejectFields, 'db'>) =>
  select
    .from(linkReject)
    .innerJoin(linkRun, eq(linkRun.id, linkReject.runId))
    .innerJoin(link, eq(link.id, linkRun.linkId));

/** Rows of a file may speak of people: they are for whoever may bring such a file in. */
const ofOwnRight = (viewer: Viewer) =>
  anyOf(
    link.what,
    definitionsFor(viewer).map(({ kind }) => kind),
  );

export const linkRejectsList = defineList({
  accion: listLinkRejects,
  id: linkReject.id,
  columns: () => ({
    state: { kind: 'enum', by: linkReject.state, values: linkRejectRecord.shown.state.values },
    number: { kind: 'number', by: linkReject.number },
    createdAt: { kind: 'instant', by: linkReject.createdAt },
    linkId: { kind: 'number', by: linkRun.linkId },
    runId: { kind: 'number', by: linkReject.runId },
  }),
  order: [descending(linkReject.runId), descending(linkReject.id)],
  where: ({ viewer }) => ofOwnRight(viewer),
  fields: rejectFields,
  from: (select) => rejectsFrom(select).$dynamic(),
});

export type RejectRow = ListRow<typeof linkRejectsList>;

export async function findReject(
  db: Db,
  viewer: Viewer,
  id: number,
): Promise<RejectRow | undefined> {
  const [row] = await rejectsFrom(db.select(rejectFields)).where(
    and(eq(linkReject.id, id), ofOwnRight(viewer)),
  );
  return row;
}

/** Holds the rows of a link that wait for a closed month: two who send them at once write them once. */
export const holdParked = (
  db: Db,
  viewer: Viewer,
  linkId: number,
  { most, from, to }: { most: number; from?: number; to?: number },
): Promise<RejectRow[]> =>
  rejectsFrom(db.select(rejectFields))
    .where(
      and(
        eq(linkRun.linkId, linkId),
        sql`${linkReject.state} = 'parked'`,
        from === undefined ? undefined : gt(linkReject.id, from),
        to === undefined ? undefined : lte(linkReject.id, to),
        ofOwnRight(viewer),
      ),
    )
    .orderBy(linkReject.id)
    .limit(most)
    .for('update', { of: linkReject });

/** Holds a row until the end of the transaction: two who mend it at once write it once. */
export const holdReject = (db: Db, id: number) =>
  db.execute(sql`select 1 from link_row where id = ${id} for update`);

export function presentReject(row: RejectRow) {
  const said = new Map<string | null, string>();
  for (const { column, message } of row.errors) {
    said.set(column, [said.get(column), message].filter(Boolean).join(' '));
  }
  const cells = columnsOf(row.what, row.headers).flatMap(({ key, label }) => {
    const at = row.mapping[key];
    const error = said.get(key) ?? null;
    if (at === undefined) return [];
    return [{ key, label, text: row.cells[at] ?? '', error }];
  });
  const shown = new Set(cells.map(({ key }) => key));
  return {
    id: row.id,
    runId: row.runId,
    linkId: row.linkId,
    state: row.state,
    number: row.number,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    cells,
    errors: row.errors
      .filter(({ column }) => column === null || !shown.has(column))
      .map(({ message }) => message),
  };
}
