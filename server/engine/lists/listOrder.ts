import type { AccionDefinition } from '@contract/core/accion';
import type { FilterOperator } from '@contract/core/listInput';
import type { ListContext, ListDefinition } from './listDefinition';
import type { ListRequest } from './listRequest';
import { descending, type SortKey, sortKeys } from './sortKeys';

const ranges: readonly FilterOperator[] = ['from', 'to', 'between'];

type Ordered<A extends AccionDefinition> = Pick<
  ListDefinition<A>,
  'columns' | 'order' | 'leads' | 'id'
>;

/** The order of a list as this person asked for it; else its own, led by the range they chose. */
export function listOrder<A extends AccionDefinition>(
  list: Ordered<A>,
  context: ListContext,
  { sort, filters }: Pick<ListRequest, 'sort' | 'filters'>,
): SortKey[] {
  const columns = list.columns(context);
  const led = filters.flatMap(({ field, operator }) => {
    const column = columns[field];
    if (!list.leads?.includes(field) || !column || column.kind === 'condition') return [];
    // A day of instants is a range of them.
    const range = ranges.includes(operator) || (column.kind === 'instant' && operator === 'is');
    return range ? [descending(column.by)] : [];
  });
  return sortKeys(columns, sort, led.length > 0 ? led.slice(0, 1) : list.order, list.id);
}

/** The order of a list that nobody asked for. */
export const ownOrder = ({ order, id }: Pick<ListDefinition, 'order' | 'id'>): SortKey[] =>
  sortKeys({}, [], order, id);

export function isOwnOrder(
  list: Pick<ListDefinition, 'order' | 'id'>,
  keys: readonly SortKey[],
): boolean {
  const own = ownOrder(list);
  return (
    own.length === keys.length &&
    own.every((key, place) => {
      const other = keys[place];
      return key.by === other?.by && key.descending === other.descending;
    })
  );
}
