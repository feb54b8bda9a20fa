import type { AccionDefinition, InputOf } from '@contract/core/accion';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgSelect, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import type { Context } from '../acciones/context';
import { COUNTED, countRows, FAR, rowCount } from './countRows';
import { fieldsFor } from './fieldsFor';
import { fromMark } from './fromMark';
import { listCondition } from './listCondition';
import type { ListDefinition } from './listDefinition';
import { listOrder } from './listOrder';
import type { ListRequest } from './listRequest';
import { listWindow } from './listWindow';
import { marksOf } from './marksOf';
import { MARKED_EVERY } from './pageMarks';
import { type ListTables, selectFrom, selectLean } from './selectFrom';
import { orderBy, type SortKey } from './sortKeys';

/** No field of a list is called so. */
const TOTAL = '$total';

export interface ListPage<Q extends PgSelect> {
  rows: Q['_']['result'];
  total: number;
  atLeast?: true;
}

/** One page of a list, and how many rows there are as far as that is cheap to know. */
export async function runList<
  A extends AccionDefinition,
  F extends SelectedFieldsFlat,
  Q extends PgSelect,
>(
  list: ListDefinition<A, F, Q>,
  context: Pick<Context, 'db' | 'viewer' | 'reach' | 'services'>,
  input: InputOf<A> & ListRequest,
): Promise<ListPage<Q>> {
  const { db, services } = context;
  const asked = listCondition(list, context, input);
  const counted =
    list.search && input.search ? await countRows(db, list, asked, FAR + 1) : undefined;
  const where = counted !== undefined && counted <= FAR ? gathered(list, db, asked) : asked;
  const keys = listOrder(list, context, input);
  const { limit, offset } = listWindow(input);
  const own = marksOf(services, db, list as ListDefinition, asked, keys);
  // Skipping rows one by one is slower the further the page; so far in, it begins at a mark.
  const marks = await (offset >= FAR ? own.read() : own.known());
  const index = Math.floor(offset / MARKED_EVERY);
  const mark = marks?.at[index];
  if (marks && !mark) return { rows: [], total: marks.total };
  const from = mark ? and(where, fromMark(keys, mark, marks?.at[index + 2])) : where;
  const skip = mark ? offset - index * MARKED_EVERY : offset;
  const most = counted === undefined ? COUNTED : FAR;
  // In the same query as the page: of few rows, asking once more costs as much as the page itself.
  const counting: SelectedFieldsFlat =
    marks || counted !== undefined ? {} : { [TOTAL]: rowCount(db, list, where, most + 1) };
  const query: PgSelect = selectFrom(list, db, { ...fieldsFor(list, context), ...counting });
  const found: Q['_']['result'] = await query
    .where(skip > 0 ? onPage(list, db, from, keys, { limit, skip }) : from)
    .orderBy(...orderBy(keys))
    .limit(limit);
  const known = marks?.total ?? counted ?? found[0]?.[TOTAL];
  const rows = found.map(({ [TOTAL]: _, ...row }) => row);
  const seen = offset + rows.length;
  // A page that is not full is the last one.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: seen };
  if (marks) return { rows, total: Math.max(marks.total, seen) };
  const total = known ?? (await countRows(db, list, where, most + 1));
  return total > most ? { rows, total: Math.max(most, seen), atLeast: true } : { rows, total };
}

/**
 * The rows of `where` by their ids, found before they are put in order. Of words that seldom meet the planner
 * expects many rows, and walks the whole order of the list for a page of them.
 */
function gathered(list: ListTables, db: Db, where: SQL | undefined): SQL {
  const ids = selectLean(list, db, { id: list.id }, [where]).where(where);
  return sql`${list.id} = any(array(${ids}))`;
}

/** Skips among ids alone, which an index often knows by itself: whole rows are read of the page only. */
function onPage(
  list: ListTables,
  db: Db,
  where: SQL | undefined,
  keys: readonly SortKey[],
  { limit, skip }: { limit: number; skip: number },
): SQL {
  const order = orderBy(keys);
  const ids = selectLean(list, db, { id: list.id }, [where, ...order])
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  return sql`${list.id} in ${ids}`;
}
