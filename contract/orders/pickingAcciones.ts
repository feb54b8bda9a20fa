import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { claimedMoment } from '../core/claimedMoment';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const listPickers = defineAccion({
  name: 'pedido.listarPreparadores',
  module: 'orders',
  summary:
    'Quiénes pueden preparar pedidos de una sede, o de todas las que alcanza quien pregunta, y cuántos tienen en curso.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  /** A missing site stands for all those within reach. */
  input: z.object({ siteId: id.nullable().default(null) }),
  output: z.object({
    rows: z.array(
      z
        .object({ person: personRef, personId: id, siteName: z.string(), ordersInHand: z.int() })
        .meta({ id: 'Picker' }),
    ),
  }),
  provides: [list('Order')],
});

export const assignPicker = defineAccion({
  name: 'pedido.asignar',
  module: 'orders',
  summary: 'Da un pedido a quien lo prepara, o lo deja libre.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ id, version, pickerId: id.nullable() }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const finishPicking = defineAccion({
  name: 'pedido.terminarPreparacion',
  module: 'orders',
  summary: 'Da por preparado un pedido con todas sus líneas completas o cerradas.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

/** When the goods moved, told by a device that may have had no network; null: now. */
const moment = { ...claimedMoment, claimedAt: claimedMoment.claimedAt.nullable().default(null) };

export const pickLine = defineAccion({
  name: 'pedido.tomarLinea',
  module: 'orders',
  summary: 'Saca unidades de una ubicación para una línea.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({
    id,
    lineId: id,
    stockId: id,
    quantity: z.int().min(1).max(100_000),
    ...moment,
  }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
  queueable: true,
});

export const returnLine = defineAccion({
  name: 'pedido.devolverLinea',
  module: 'orders',
  summary: 'Devuelve a su lugar lo tomado para una línea y la deja como al principio.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, reason, ...moment }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
  queueable: true,
});

export const shortLine = defineAccion({
  name: 'pedido.faltarLinea',
  module: 'orders',
  summary: 'Cierra una línea incompleta, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
  queueable: true,
});

export const startPicking = defineAccion({
  name: 'pedido.preparar',
  module: 'orders',
  summary: 'Toma un pedido para prepararlo.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const takeNextOrder = defineAccion({
  name: 'pedido.tomarSiguiente',
  module: 'orders',
  summary: 'Toma para preparar el pedido libre más urgente de la sede de quien pide, si hay.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({}),
  output: z.object({ order: order.nullable() }),
  errors: ['conflicto'],
  invalidates: [list('Order')],
});

export const findSubstitutes = defineAccion({
  name: 'pedido.buscarReemplazo',
  module: 'orders',
  summary:
    'Qué productos del depósito son un código leído, o están en la ubicación leída, para ir en lugar del de una línea.',
  method: 'GET',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, code: z.string().trim().min(1).max(60) }),
  output: z.object({
    rows: z.array(
      z
        .object({
          id,
          sku: z.string(),
          name: z.string(),
          unit: z.string(),
          quantity: z.int(),
          locationCode: z.string(),
        })
        .meta({ id: 'Substitute' }),
    ),
    /** The code is known and yet cannot go in its place. */
    why: z.string().nullable(),
  }),
  errors: ['no_encontrado'],
  provides: [byInput('Order'), list('Stock')],
});

export const substituteLine = defineAccion({
  name: 'pedido.sustituirLinea',
  module: 'orders',
  summary: 'Reemplaza lo que falta de una línea por otro producto, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, productId: id, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});
