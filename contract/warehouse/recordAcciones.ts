import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput, list } from '../core/tags';
import { priority } from '../orders/order';
import { orderState } from '../orders/orderState';
import { customer } from './customer';
import { location } from './location';
import { product } from './product';

const stockOfSite = z
  .object({
    siteId: id,
    siteName: z.string(),
    quantity: z.int(),
    /** Asked by open orders and still there to be taken. */
    reserved: z.int(),
    available: z.int(),
    /** Asked by open orders beyond what there is to take. */
    lacking: z.int(),
  })
  .meta({ id: 'StockOfSite' });

export const getProduct = defineAccion({
  name: 'producto.obtener',
  module: 'warehouse',
  summary: 'Un producto, y cuánto hay de él en cada depósito al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: z.object({ id }),
  output: product.extend({ sites: z.array(stockOfSite) }).meta({ id: 'ProductDetail' }),
  errors: ['no_encontrado'],
  provides: [list('Product'), list('Stock'), list('Order')],
});

export const getLocation = defineAccion({
  name: 'ubicacion.obtener',
  module: 'warehouse',
  summary: 'Una ubicación de un depósito al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: z.object({ id }),
  output: location,
  errors: ['no_encontrado'],
  provides: [byInput('Location'), list('Location')],
});

export const getCustomer = defineAccion({
  name: 'cliente.obtener',
  module: 'warehouse',
  summary: 'Un cliente que atiende una sede al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: z.object({ id }),
  output: customer,
  errors: ['no_encontrado'],
  provides: [byInput('Customer'), list('Customer')],
});

const askingOrder = z
  .object({
    id,
    number: z.string(),
    customerName: z.string(),
    siteName: z.string(),
    state: orderState,
    priority,
    promisedOn: day,
    /** Units still to be taken. */
    missing: z.int(),
  })
  .meta({ id: 'AskingOrder' });

export const listProductOrders = defineAccion({
  name: 'producto.listarPedidos',
  module: 'warehouse',
  summary: 'Los pedidos abiertos que todavía esperan un producto, los prometidos antes primero.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({
    productId: id,
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
  }),
  output: listOutput(askingOrder),
  provides: [list('Order')],
});
