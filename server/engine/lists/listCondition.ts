import type { AccionDefinition, InputOf } from '@contract/core/accion';
import { and, type SQL, sql } from 'drizzle-orm';
import { forTheseValues } from '../../db/nameStatements';
import { filterCondition } from './filterCondition';
import { searchCondition } from './foldedLike';
import type { ListContext, ListDefinition } from './listDefinition';
import type { ListSelection } from './listRequest';

/** A state that half of the rows have and one that three have want other indexes; keys and pages do not. */
const decides = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'object') &&
  value !== null &&
  Object.keys(value).length > 0;

/** The rows of a list that this person may see and that match what they ask for. */
export function listCondition<A extends AccionDefinition>(
  list: Pick<ListDefinition<A>, 'where' | 'columns' | 'search'>,
  context: ListContext,
  input: InputOf<A> & ListSelection,
): SQL | undefined {
  const within = typeof list.search === 'function' ? list.search(context) : list.search;
  return and(
    Object.values(input).some(decides) ? sql.raw(forTheseValues) : undefined,
    list.where(context, input),
    filterCondition(list.columns(context), input.filters),
    within ? searchCondition(within, input.search) : undefined,
  );
}
