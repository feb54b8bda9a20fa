import type { FilterChip } from '@/components/page/FilterChips';
import type { GetOrderBoardApiArg, OrderBoardColumn } from '@/services/wms/generated/orders.gen';
import { dayIn, idIn } from '@/utils/addressValues';
import { formatDay, priorityLabels } from '../ordersModel';

export const filterNames = [
  'buscar',
  'sede',
  'prioridad',
  'cliente',
  'hasta',
  'prepara',
  'atraso',
] as const;
export type FilterName = (typeof filterNames)[number];
export type FilterValues = Record<FilterName, string>;

const priorityIn = (text: string): number | null => (/^[1-4]$/.test(text) ? Number(text) : null);

/** The server is asked this, from the address; a value that is no filter there filters nothing. */
export const boardInput = (values: FilterValues) =>
  ({
    search: values.buscar,
    siteId: idIn(values.sede),
    priority: priorityIn(values.prioridad),
    customerId: idIn(values.cliente),
    promisedTo: dayIn(values.hasta),
    pickerId: idIn(values.prepara),
    late: values.atraso === 'si',
  }) satisfies GetOrderBoardApiArg;

export interface FilterNames {
  site: (id: number) => string | undefined;
  picker: (id: number) => string | undefined;
  customer: string | null | undefined;
}

/** The filters that are on, in words; what is typed stands in its own box. */
export function boardChips(
  values: FilterValues,
  names: FilterNames,
  remove: (name: FilterName) => void,
): FilterChip[] {
  const input = boardInput(values);
  const said: readonly (readonly [FilterName, string | null])[] = [
    ['sede', input.siteId && `Depósito: ${names.site(input.siteId) ?? 'otro'}`],
    ['prioridad', input.priority && `Prioridad: ${priorityLabels[input.priority] ?? ''}`],
    ['cliente', input.customerId && `Cliente: ${names.customer ?? 'otro'}`],
    ['hasta', input.promisedTo && `Prometido hasta el ${formatDay(input.promisedTo)}`],
    ['prepara', input.pickerId && `Prepara: ${names.picker(input.pickerId) ?? 'otra persona'}`],
    ['atraso', input.late ? 'Atrasados' : null],
  ].map(([name, label]) => [name as FilterName, label ? String(label) : null] as const);
  return said.flatMap(([id, label]) =>
    label === null ? [] : [{ id, label, onRemove: () => remove(id) }],
  );
}

/** The step that a phone shows: the one of the address, else the first with something in it. */
export function shownStep(
  columns: readonly OrderBoardColumn[],
  asked: string,
): OrderBoardColumn | undefined {
  return (
    columns.find(({ state }) => state === asked) ??
    columns.find(({ total }) => total > 0) ??
    columns[0]
  );
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** Where an arrow leads from a card, in columns of so many cards; the same place where it leads nowhere. */
export function stepOnBoard(
  sizes: readonly number[],
  { column, card }: { column: number; card: number },
  key: Arrow,
): { column: number; card: number } {
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = card + (key === 'ArrowUp' ? -1 : 1);
    const last = (sizes[column] ?? 0) - 1;
    return { column, card: Math.max(0, Math.min(last, next)) };
  }
  const by = key === 'ArrowLeft' ? -1 : 1;
  for (let next = column + by; next >= 0 && next < sizes.length; next += by) {
    const size = sizes[next] ?? 0;
    if (size > 0) return { column: next, card: Math.min(card, size - 1) };
  }
  return { column, card };
}
