import type { AccionDefinition, InputOf, Reach } from '@contract/core/accion';
import type { SQL } from 'drizzle-orm';
import type {
  AnyPgColumn,
  PgSelect,
  PgSelectBuilder,
  SelectedFieldsFlat,
} from 'drizzle-orm/pg-core';
import type { Viewer } from '../acciones/context';
import type { WordsCondition } from './foldedLike';
import type { Expression, ListColumns } from './listColumn';
import type { SortKey } from './sortKeys';

/** For whom a list is made. */
export interface ListContext {
  viewer: Viewer;
  reach: Reach;
}

/**
 * All that the server must know of a list, once: pages, counts, bulk actions and exports come from it.
 * A module declares it in its `xQueries.ts` and names it in its manifest.
 */
export interface ListDefinition<
  A extends AccionDefinition = AccionDefinition,
  F extends SelectedFieldsFlat = SelectedFieldsFlat,
  Q extends PgSelect = PgSelect,
> {
  accion: A;
  id: AnyPgColumn;
  columns(context: ListContext): ListColumns;
  /** The order nobody asked for; the id is added to it. */
  order: readonly SortKey[];
  /** Days and instants whose range, the latest first, is the order then: far into it, their index serves and no other. */
  leads?: readonly string[];
  /** The folded text that the quick search looks into, or how it finds one word. */
  search?: Expression | ((context: ListContext) => WordsCondition);
  /** The condition of what this person may see, and of the accion's own fields beyond filters and search. */
  where(context: ListContext, input: InputOf<A>): SQL | undefined;
  fields: F;
  /** Some askers read these instead of the fields above, which are declared as people who know least read them. */
  known?(context: ListContext): { [Name in keyof F]?: SQL };
  /** `from … join …` and `$dynamic()`; joins to one row at most. */
  from(select: PgSelectBuilder<F, 'db'>): Q;
  /** The joins drop no row: what asks nothing of them, such as counting, leaves them out. */
  joinsOnlyShow?: true;
}

export function defineList<
  A extends AccionDefinition,
  F extends SelectedFieldsFlat,
  Q extends PgSelect,
>(list: ListDefinition<A, F, Q>): ListDefinition<A, F, Q> {
  return list;
}

export type ListRow<L> =
  L extends ListDefinition<AccionDefinition, SelectedFieldsFlat, infer Q>
    ? Q['_']['result'][number]
    : never;
