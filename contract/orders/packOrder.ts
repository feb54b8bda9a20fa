import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { decimal, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

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
