import { type SQL, sql } from 'drizzle-orm';
import type { PgSelect, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { COUNTED, rowCount } from './countRows';
import { fieldsFor } from './fieldsFor';
import type { ListContext, ListDefinition } from './listDefinition';
import { isOwnOrder, ownOrder } from './listOrder';
import { type ListTables, needsNoJoins, selectFrom, selectLean } from './selectFrom';
import { orderBy, type SortKey } from './sortKeys';

/** No field of a list is called so. */
const TOTAL = '$total';

export interface AskedPage {
  where: SQL | undefined;
  keys: readonly SortKey[];
  skip: number;
  limit: number;
  /** Whether the matching rows are to be counted, up to one more than `COUNTED`, which without joins takes less. */
  counting: boolean;
  /** Words are searched for, and the joins make no difference to what has them: whole rows are read of the page only. */
  apart: boolean;
}

type Row = Record<string, unknown>;

/** The rows of a page, and how many there are where that was asked. */
export async function readPage(
  list: ListDefinition,
  context: ListContext & { db: Db },
  page: AskedPage,
): Promise<{ rows: Row[]; counted: number | undefined }> {
  const { db } = context;
  const { where, keys, skip, limit, counting } = page;
  const usual = counting && skip === 0 && !list.known && isOwnOrder(list, keys);
  const found: Row[] = usual
    ? await firstPage(list, needsNoJoins(list, [where]))(db, where, { limit })
    : await anyPage(list, context, page);
  const counted = found[0]?.[TOTAL];
  return {
    rows: found.map(({ [TOTAL]: _, ...row }) => row),
    counted: typeof counted === 'number' ? counted : undefined,
  };
}

/** In the same query as the page: of few rows, asking once more costs as much as the page itself. */
const totalOf = (db: Db, list: ListTables, where: SQL | undefined, lean: boolean) => ({
  [TOTAL]: rowCount(db, list, where, COUNTED + 1, lean),
});

function anyPage(
  list: ListDefinition,
  context: ListContext & { db: Db },
  { where, keys, skip, limit, counting, apart }: AskedPage,
): PgSelect {
  const { db } = context;
  const total: SelectedFieldsFlat = counting
    ? totalOf(db, list, where, needsNoJoins(list, [where]))
    : {};
  return selectFrom(list, db, { ...fieldsFor(list, context), ...total })
    .where(apart || skip > 0 ? onPage(list, db, where, keys, { limit, skip, apart }) : where)
    .orderBy(...orderBy(keys))
    .limit(limit) as unknown as PgSelect;
}

/** Skips among ids alone, which an index often knows by itself: whole rows are read of the page only. */
function onPage(
  list: ListTables,
  db: Db,
  where: SQL | undefined,
  keys: readonly SortKey[],
  { limit, skip, apart }: Pick<AskedPage, 'limit' | 'skip' | 'apart'>,
): SQL {
  const order = orderBy(keys);
  const lean = apart || needsNoJoins(list, [where, ...order]);
  const ids = selectLean(list, db, { id: list.id }, lean)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip);
  return sql`${list.id} = any(array(${ids}))`;
}

const buildFirst = (list: ListDefinition, lean: boolean) =>
  builtOnce((db, where) =>
    selectFrom(list, db, { ...list.fields, ...totalOf(db, list, where, lean) })
      .where(where)
      .orderBy(...orderBy(ownOrder(list)))
      .limit(sql.placeholder('limit')),
  );

/** First pages are asked for most of the time, and are built once, with the joins in the count and without. */
const firstPages = new WeakMap<ListDefinition, Map<boolean, ReturnType<typeof buildFirst>>>();

function firstPage(list: ListDefinition, lean: boolean): ReturnType<typeof buildFirst> {
  const known = firstPages.get(list) ?? new Map<boolean, ReturnType<typeof buildFirst>>();
  firstPages.set(list, known);
  const page = known.get(lean) ?? buildFirst(list, lean);
  known.set(lean, page);
  return page;
}
