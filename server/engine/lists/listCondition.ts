import type { AccionDefinition, InputOf } from '@contract/core/accion';
import { and, type SQL } from 'drizzle-orm';
import { filterCondition } from './filterCondition';
import { searchCondition } from './foldedLike';
import type { ListContext, ListDefinition } from './listDefinition';
import type { ListSelection } from './listRequest';

/** The rows of a list that this person may see and that match what they ask for. */
export function listCondition<A extends AccionDefinition>(
  list: Pick<ListDefinition<A>, 'where' | 'columns' | 'search'>,
  context: ListContext,
  input: InputOf<A> & ListSelection,
): SQL | undefined {
  const within = typeof list.search === 'function' ? list.search(context) : list.search;
  return and(
    list.where(context, input),
    filterCondition(list.columns(context), input.filters),
    within ? searchCondition(within, input.search) : undefined,
  );
}
