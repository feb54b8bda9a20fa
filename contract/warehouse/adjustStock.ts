import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { stockRow } from './stock';

export const adjustStock = defineAccion({
  name: 'existencia.ajustar',
  module: 'warehouse',
  summary: 'Ingresa mercadería o corrige una existencia, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({
    productId: id,
    locationId: id,
    lotCode: z.string().trim().min(1).max(40).nullable().default(null),
    /** Of a lot not seen before. */
    expiresOn: day.nullable().default(null),
    kind: z.enum(['receipt', 'adjustment']),
    /** What enters, or leaves with a minus. */
    delta: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((value) => value !== 0, 'Poné cuánto entra o sale.'),
    reason,
  }),
  output: stockRow,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Stock')],
});
