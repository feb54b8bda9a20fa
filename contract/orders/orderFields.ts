import { z } from 'zod';
import { day, own, ref, text } from '../core/fields';
import { id } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { priority } from './order';

export const orderLineFields = z.object({
  productId: id,
  quantity: z.int().min(1, 'Poné al menos 1.').max(100_000, 'Son demasiadas unidades.'),
});

const lines = z
  .array(orderLineFields)
  .min(1, 'Agregá al menos un producto.')
  .max(200, 'Un pedido admite hasta 200 líneas.')
  .refine((rows) => new Set(rows.map((line) => line.productId)).size === rows.length, {
    message: 'Hay un producto repetido: sumá las cantidades en una línea.',
  });

export const orderRecord = defineRecord(
  'Order',
  { one: 'pedido', many: 'pedidos' },
  {
    customerId: ref('Cliente'),
    address: text('Dirección', {
      max: [200, 'La dirección admite hasta 200 caracteres.'],
      optional: true,
      none: 'La del cliente',
    }),
    priority: own('Prioridad', priority.default(3), 3),
    promisedOn: day('Prometido'),
    notes: text('Notas', {
      max: [1000, 'Las notas admiten hasta 1.000 caracteres.'],
      optional: true,
      rows: 2,
      none: 'Sin notas',
    }),
    lines: own('Líneas', lines, []),
  },
);

/** A person writes these fields of an order; the form and the server check with the same lines. */
export const orderFields = recordFields(orderRecord);
