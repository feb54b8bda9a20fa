import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { decimal, id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const cancelOrder = defineAccion({
  name: 'pedido.cancelar',
  module: 'orders',
  summary: 'Cancela un pedido y devuelve lo tomado a su lugar, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.cancel',
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const checkOrder = defineAccion({
  name: 'pedido.controlar',
  module: 'orders',
  summary: 'Controla un pedido contando sus líneas otra vez.',
  method: 'POST',
  permission: 'ORDERS.check',
  scope: 'all',
  input: z.object({
    id,
    version,
    lines: z.array(z.object({ lineId: id, quantity: z.int().min(0).max(100_000) })).max(200),
  }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const dispatchOrder = defineAccion({
  name: 'pedido.despachar',
  module: 'orders',
  summary: 'Despacha un pedido embalado.',
  method: 'POST',
  permission: 'ORDERS.dispatch',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const holdOrder = defineAccion({
  name: 'pedido.retener',
  module: 'orders',
  summary: 'Detiene un pedido, con el motivo.',
  method: 'POST',
  permission: ['ORDERS.create', 'ORDERS.pick'],
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

const weightKg = decimal.refine(
  (text) => Number(text) > 0 && Number(text) < 100_000,
  'Poné un peso mayor que cero, en kilos.',
);

export const packOrder = defineAccion({
  name: 'pedido.embalar',
  module: 'orders',
  summary: 'Reparte lo preparado en bultos.',
  method: 'POST',
  permission: 'ORDERS.check',
  scope: 'all',
  input: z.object({
    id,
    version,
    packages: z
      .array(
        z.object({
          weightKg: weightKg.nullable().default(null),
          items: z
            .array(z.object({ lineId: id, quantity: z.int().min(1).max(100_000) }))
            .min(1, 'Un bulto no puede ir vacío.')
            .max(200),
        }),
      )
      .min(1, 'Armá al menos un bulto.')
      .max(100, 'Un pedido admite hasta 100 bultos.'),
  }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const releaseOrder = defineAccion({
  name: 'pedido.liberar',
  module: 'orders',
  summary: 'Manda un pedido a preparar; lo toma quien esté libre.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const resumeOrder = defineAccion({
  name: 'pedido.reanudar',
  module: 'orders',
  summary: 'Sigue con un pedido detenido, desde donde estaba.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const stepBackOrder = defineAccion({
  name: 'pedido.retroceder',
  module: 'orders',
  summary: 'Vuelve un pedido al paso anterior, con el motivo.',
  method: 'POST',
  permission: ['ORDERS.pick', 'ORDERS.check', 'ORDERS.dispatch'],
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});
