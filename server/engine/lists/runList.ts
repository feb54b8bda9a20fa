import type { AccionDefinition, InputOf } from '@contract/core/accion';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgSelect, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import type { Context } from '../acciones/context';
import { COUNTED, countRows, FAR } from './countRows';
import { fromMark } from './fromMark';
import { fromTheEnd } from './fromTheEnd';
import { howMany } from './howMany';
import { listCondition } from './listCondition';
import type { ListContext, ListDefinition } from './listDefinition';
import { listOrder } from './listOrder';
import type { ListRequest } from './listRequest';
import { listWindow } from './listWindow';
import { withKnownIds } from './lookedUp';
import { marksOf } from './marksOf';
import { MARKED_EVERY } from './pageMarks';
import { readPage } from './readPage';
import { type ListTables, needsNoJoins, selectLean } from './selectFrom';
import { orderBy, type SortKey } from './sortKeys';

export interface ListPage<Q extends PgSelect> {
  rows: Q['_']['result'];
  total: number;
  atLeast?: true;
}

/** This reads a page of a list, and how many rows there are as far as that is cheap to know. */
export async function runList<
  A extends AccionDefinition,
  F extends SelectedFieldsFlat,
  Q extends PgSelect,
>(
  list: ListDefinition<A, F, Q>,
  context: Pick<Context, 'db' | 'viewer' | 'reach' | 'services'>,
  input: InputOf<A> & ListRequest,
  /** These come first where the words found few rows; putting many in order would cost more than finding them. */
  bestFirst: readonly SortKey[] = [],
): Promise<ListPage<Q>> {
  const { db, services } = context;
  const inWords = asksForWords(list, context, input);
  const condition = listCondition(list, context, input);
  const asked = condition && inWords ? await withKnownIds(db, condition) : condition;
  const matches = inWords ? await howMany(db, list, asked) : undefined;
  if (matches?.counted === 0) return { rows: [], total: 0 };
  const where = matches?.few ? gathered(list, db, asked, matches.ids) : asked;
  const order = listOrder(list, context, input);
  const keys = matches?.few ? [...bestFirst, ...order] : order;
  const { limit, offset } = listWindow(input);
  const own = marksOf(services, db, list as ListDefinition, asked, keys);
  // Skipping rows one by one is slower the further the page; so far in, it begins at a mark.
  const marks = await (offset >= FAR ? own.read() : own.known());
  const index = Math.floor(offset / MARKED_EVERY);
  const mark = marks?.at[index];
  if (marks && !mark) return { rows: [], total: marks.total };
  const apart = matches !== undefined && needsNoJoins(list, [asked, ...orderBy(keys)]);
  const back = marks ? fromTheEnd(keys, marks, { where, limit, offset }) : null;
  const ahead = {
    where: mark ? and(where, fromMark(keys, mark, marks?.at[index + 2] ?? marks?.end)) : where,
    ...{ keys, skip: mark ? offset - index * MARKED_EVERY : offset, limit },
  };
  const page = { ...(back ?? ahead), counting: !marks && !matches, apart };
  const found = await readPage(list as unknown as ListDefinition, context, page);
  const rows: Q['_']['result'] = back ? found.rows.reverse() : found.rows;
  const known = marks?.total ?? matches?.counted ?? found.counted;
  const most = matches?.most ?? COUNTED;
  const seen = offset + rows.length;
  // A page that is not full is the last one.
  if (rows.length < limit && (rows.length > 0 || offset === 0)) return { rows, total: seen };
  if (marks) return { rows, total: Math.max(marks.total, seen) };
  const total = known ?? (await countRows(db, list, where, most + 1));
  return total > most ? { rows, total: Math.max(most, seen), atLeast: true } : { rows, total };
}

/** The planner cannot tell how many rows have some words, wherever they are looked up. */
function asksForWords<A extends AccionDefinition>(
  list: ListDefinition<A>,
  context: ListContext,
  { search, filters }: ListRequest,
): boolean {
  if (list.search && search) return true;
  const columns = list.columns(context);
  return filters.some(({ field, operator }) => {
    const column = columns[field];
    const inWords = operator === 'contains' || operator === 'starts';
    return inWords && column !== undefined && column.kind !== 'condition' && column.among;
  });
}

/**
 * The rows of `where` by their ids, found before they are put in order. Of words that seldom meet the planner
 * expects many rows, and walks the whole order of the list for a page of them.
 */
function gathered(
  list: ListTables,
  db: Db,
  where: SQL | undefined,
  known: readonly number[] | undefined,
): SQL {
  if (known) return anyOf(list.id, known);
  const ids = selectLean(list, db, { id: list.id }, needsNoJoins(list, [where])).where(where);
  return sql`${list.id} = any(array(${ids}))`;
}
