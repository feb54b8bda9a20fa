import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { dayRange } from '../core/dayRange';
import { day, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { order, orderRow, priority } from './order';
import { orderFields } from './orderFields';
import { orderState } from './orderState';

export const listOrders = defineAccion({
  name: 'pedido.listar',
  module: 'orders',
  summary: 'Los pedidos al alcance de quien pregunta, los últimos primero.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: listInput({
    sort: ['number', 'customerName', 'priority', 'promisedOn', 'state', 'lineCount', 'createdAt'],
    filter: [
      'number',
      'reference',
      'customerId',
      'customerName',
      'siteId',
      'state',
      'open',
      'late',
      'priority',
      'promisedOn',
      'pickerId',
      'lineCount',
      'createdAt',
    ],
  }),
  output: listOutput(orderRow),
  provides: [list('Order'), each('Order', 'rows')],
});

export const getOrder = defineAccion({
  name: 'pedido.obtener',
  module: 'orders',
  summary: 'Un pedido con sus líneas, bultos e historia, y lo que se puede hacer con él.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({ id }),
  output: order,
  errors: ['no_encontrado'],
  provides: [byInput('Order')],
  keptOffline: true,
});

export const getOrderBoard = defineAccion({
  name: 'pedido.obtenerTablero',
  module: 'orders',
  summary:
    'Los pedidos abiertos por paso: cuántos son y los primeros de cada uno; y los que tiene quien pregunta.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({
    siteId: id.nullable().default(null),
    search: z.string().trim().max(100).default(''),
    priority: priority.nullable().default(null),
    customerId: id.nullable().default(null),
    pickerId: id.nullable().default(null),
    promisedTo: day.nullable().default(null),
    late: z.boolean().default(false),
  }),
  output: z.object({
    /** In the hands of whoever asks, or given to them, whatever the filters. */
    mine: z.array(orderRow),
    /** The name of the customer asked for; null where there is none within reach. */
    customerName: z.string().nullable(),
    columns: z.array(
      z
        .object({ state: orderState, total: z.int(), rows: z.array(orderRow) })
        .meta({ id: 'OrderBoardColumn' }),
    ),
  }),
  provides: [list('Order')],
  keptOffline: { search: '' },
});

export const getOrderFigures = defineAccion({
  name: 'pedido.obtenerCifras',
  module: 'orders',
  summary: 'Las cifras del día: en qué paso están los pedidos, atrasos y líneas por hora.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({
    /** A single site; without it, all within reach. */
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
      /** The bounds that the map shows; without them, everywhere. */
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
      /** Orders that match and stand nowhere: their address has no place on the map. */
      unplaced: z.int(),
      /** Where all that match are, whatever the bounds. */
      extent: mapBounds.nullable(),
    })
    .meta({ id: 'OrderMap' }),
  provides: [list('Order')],
});

export const getAvailability = defineAccion({
  name: 'pedido.consultarDisponible',
  module: 'orders',
  summary:
    'Cuánto hay de unos productos en el depósito que atiende a un cliente, o en el de un pedido, y cuánto esperan otros pedidos.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({
    /** Null: where the order is prepared. */
    customerId: id.nullable().default(null),
    /** The units that this order asks for are not counted as asked by others. */
    orderId: id.nullable().default(null),
    productIds: z.array(id).min(1).max(200),
  }),
  output: z.object({
    rows: z.array(
      z
        .object({
          productId: id,
          /** On shelves in use and not expired, without what other orders still take from them. */
          available: z.int(),
          reserved: z.int(),
        })
        .meta({ id: 'Availability' }),
    ),
  }),
  errors: ['no_encontrado'],
  provides: [list('Order'), list('Stock')],
});

export const createOrder = defineAccion({
  name: 'pedido.crear',
  module: 'orders',
  summary: 'Crea un pedido; lo prepara la sede que atiende al cliente.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: orderFields,
  output: order,
  invalidates: [list('Order')],
});

export const updateOrder = defineAccion({
  name: 'pedido.editar',
  module: 'orders',
  summary: 'Cambia un pedido antes de que empiece su preparación.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: orderFields.extend({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});
