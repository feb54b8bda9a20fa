import type { OrderState } from '@contract/orders/orderState';
import { finalStates, orderStates } from '@contract/orders/orderState';
import type { MapBounds } from '@/components/map/mapTypes';
import { stateLabels } from '../ordersModel';

export const filterNames = ['sede', 'estado', 'desde', 'hasta', 'atraso'] as const;
type Values = Record<(typeof filterNames)[number], string>;

/** What is over is not pending. */
const pendingStates = orderStates.filter((state) => !finalStates.includes(state));

export const stateOptions = pendingStates.map((state) => ({
  id: state,
  name: stateLabels[state],
}));

const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null);
const stateOf = (text: string): OrderState | null =>
  pendingStates.find((state) => state === text) ?? null;

/** What the server is asked, from the address and from what the map shows. */
export const mapInput = (values: Values, bounds: MapBounds | null) => ({
  bounds,
  siteId: Number(values.sede) || null,
  state: stateOf(values.estado),
  promisedFrom: dayOf(values.desde),
  promisedTo: dayOf(values.hasta),
  late: values.atraso === 'si',
});
