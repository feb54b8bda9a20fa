import { orderStates } from '@contract/orders/orderState';
import type { ListOrdersApiArg } from './api';

export const filterNames = ['vista', 'buscar', 'estado', 'que', 'sede'] as const;
export type OrderFilters = Record<(typeof filterNames)[number], string>;

export const PAGE_SIZE = 50;

export type Which = 'abiertos' | 'atrasados' | 'todos';

/** What the list shows when nobody said otherwise: the work that is left. */
export const whichOf = ({ que, estado }: OrderFilters): Which => {
  if (que === 'atrasados' || que === 'todos') return que;
  return estado === '' ? 'abiertos' : 'todos';
};

const stateOf = (text: string) => orderStates.find((state) => state === text);

type Filters = NonNullable<ListOrdersApiArg['filters']>;

/** What the address says, as the server is asked. */
export function ordersRequest(filters: OrderFilters, page: number): ListOrdersApiArg {
  const state = stateOf(filters.estado);
  const which = whichOf(filters);
  const asked: Filters = [];
  if (state) asked.push({ field: 'state', operator: 'is', value: state });
  if (which === 'abiertos') asked.push({ field: 'open', operator: 'is', value: true });
  if (which === 'atrasados') asked.push({ field: 'late', operator: 'is', value: true });
  if (/^\d+$/.test(filters.sede)) {
    asked.push({ field: 'siteId', operator: 'is', value: Number(filters.sede) });
  }
  const work: NonNullable<ListOrdersApiArg['sort']> = [
    { field: 'priority', direction: 'asc' },
    { field: 'promisedOn', direction: 'asc' },
  ];
  return {
    page,
    size: PAGE_SIZE,
    search: filters.buscar,
    filters: asked,
    sort: which === 'todos' ? [] : work,
  };
}
