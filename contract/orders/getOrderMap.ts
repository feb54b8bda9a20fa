import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { dayRange } from '../core/dayRange';
import { day, id } from '../core/id';
import { list } from '../core/tags';
import { priority } from './order';
import { orderState } from './orderState';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const mapBounds = z
  .object({ south: latitude, west: longitude, north: latitude, east: longitude })
  .meta({ id: 'MapBounds' });

const pendingDelivery = z
  .object({
    id,
    number: z.string(),
    customerName: z.string(),
    address: z.string(),
    latitude,
    longitude,
    state: orderState,
    priority,
    promisedOn: day,
    late: z.boolean(),
  })
  .meta({ id: 'PendingDelivery' });

export const getOrderMap = defineAccion({
  name: 'pedido.obtenerMapa',
  module: 'orders',
  summary: 'Las entregas pendientes que caben en una parte del mapa, las más atrasadas primero.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z
    .object({
      /** What the map shows; without it, everywhere. */
      bounds: mapBounds.nullable().default(null),
      siteId: id.nullable().default(null),
      state: orderState.nullable().default(null),
      promisedFrom: day.nullable().default(null),
      promisedTo: day.nullable().default(null),
      late: z.boolean().default(false),
    })
    .superRefine(dayRange(3660, ['promisedFrom', 'promisedTo'])),
  output: z
    .object({
      rows: z.array(pendingDelivery),
      /** In those bounds; more than the rows where there are too many to send. */
      total: z.int(),
      /** That match and stand nowhere: their address has no place on the map. */
      unplaced: z.int(),
      /** Where all that match are, whatever the bounds. */
      extent: mapBounds.nullable(),
    })
    .meta({ id: 'OrderMap' }),
  provides: [list('Order')],
});
