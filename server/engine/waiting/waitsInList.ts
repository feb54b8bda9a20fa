import { and, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../acciones/context';
import { heldFlags } from '../acciones/heldFlags';
import { filterCondition } from '../lists/filterCondition';
import { listCondition } from '../lists/listCondition';
import type { ListDefinition } from '../lists/listDefinition';
import type { ListFilter } from '../lists/listRequest';
import { selectFrom } from '../lists/selectFrom';
import { reachOf } from '../scope/reachOf';
import type { WaitingPart } from './waitingPart';

interface ListPart {
  module: string;
  label: readonly [one: string, many: string];
  list: ListDefinition;
  filters: readonly ListFilter[];
  late?: readonly ListFilter[];
  /** Where it waits for fewer than those who may see the list. */
  only?: (viewer: Viewer) => boolean;
  /** Where the list shows more than what waits for who reads it. */
  but?: (viewer: Viewer) => SQL | undefined;
  path: string;
}

const input = { search: '', page: 1, size: 1, sort: [] };

/** Rows that wait in a list are counted as the list itself would, with its permission, its reach and its filters. */
export const waitsInList = (part: ListPart): WaitingPart => {
  const { module, label, list, path } = part;
  return async ({ db, viewer }) => {
    const closed = heldFlags(list.accion, viewer.roles)?.length === 0;
    if (closed || part.only?.(viewer) === false) return [];
    const context = { viewer, reach: reachOf(list.accion, viewer) };
    const late = part.late && filterCondition(list.columns(context), [...part.late]);
    const fields = {
      waiting: sql<number>`count(*)::int`,
      late: late ? sql<number>`(count(*) filter (where ${late}))::int` : sql<number>`0`,
    };
    const filters = [...part.filters];
    const where = and(listCondition(list, context, { ...input, filters }), part.but?.(viewer));
    const [row] = (await selectFrom(list, db, fields).where(where)) as [
      { waiting: number; late: number },
    ];
    if (row.waiting === 0) return [];
    return [{ module, label: label[row.waiting === 1 ? 0 : 1], ...row, path }];
  };
};
