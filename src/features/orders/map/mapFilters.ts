import type { OrderState } from '@contract/orders/orderState';
import { finalStates, orderStates } from '@contract/orders/orderState';
import type { MapBounds } from '@/components/map/mapTypes';
import type { FilterChip } from '@/components/page/FilterChips';
import { dayIn, idIn } from '@/utils/addressValues';
import { formatDay, stateLabels } from '../ordersModel';

export const filterNames = ['sede', 'estado', 'desde', 'hasta', 'atraso'] as const;
type Values = Record<(typeof filterNames)[number], string>;

/** An order that is over is not pending. */
const pendingStates = orderStates.filter((state) => !finalStates.includes(state));

export const stateOptions = pendingStates.map((state) => ({
  id: state,
  name: stateLabels[state],
}));

const stateOf = (text: string): OrderState | null =>
  pendingStates.find((state) => state === text) ?? null;

/** The filters that are on, in words. */
export function mapChips(
  values: Values,
  siteName: (id: number) => string | undefined,
  remove: (name: keyof Values) => void,
): FilterChip[] {
  const { siteId, state, promisedFrom, promisedTo, late } = mapInput(values, null);
  const said: [keyof Values, string | null][] = [
    ['sede', siteId === null ? null : `Sede: ${siteName(siteId) ?? 'otra'}`],
    ['estado', state && `Estado: ${stateLabels[state]}`],
    ['desde', promisedFrom && `Prometido desde el ${formatDay(promisedFrom)}`],
    ['hasta', promisedTo && `Prometido hasta el ${formatDay(promisedTo)}`],
    ['atraso', late ? 'Atrasados' : null],
  ];
  return said.flatMap(([id, label]) =>
    label === null ? [] : [{ id, label, onRemove: () => remove(id) }],
  );
}

/** The server is asked this, from the address and from what the map shows. */
export const mapInput = (values: Values, bounds: MapBounds | null) => ({
  bounds,
  siteId: idIn(values.sede),
  state: stateOf(values.estado),
  promisedFrom: dayIn(values.desde),
  promisedTo: dayIn(values.hasta),
  late: values.atraso === 'si',
});
