import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';
import { orderState } from './orderState';

export const getOrderFigures = defineAccion({
  name: 'pedido.obtenerCifras',
  module: 'orders',
  summary: 'Las cifras del día: en qué paso están los pedidos, atrasos y líneas por hora.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({
    /** One site; without it, all within reach. */
    siteId: id.nullable().default(null),
    /** Today where the sites are, if not given. */
    day: day.nullable().default(null),
  }),
  output: z
    .object({
      day,
      open: z.array(z.object({ state: orderState, count: z.int() })),
      late: z.int(),
      promisedToday: z.int(),
      deliveredOnDay: z.int(),
      cancelledOnDay: z.int(),
      /** Lines picked in each hour of the day, from the first hour with work to the last. */
      pace: z.array(z.object({ hour: z.int().min(0).max(23), lines: z.int(), units: z.int() })),
    })
    .meta({ id: 'OrderFigures' }),
  provides: [list('Order')],
});
