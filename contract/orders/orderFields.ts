import { z } from 'zod';
import { day, id } from '../core/id';
import { priority } from './order';

export const orderLineFields = z.object({
  productId: id,
  quantity: z.int().min(1, 'Poné al menos 1.').max(100_000, 'Son demasiadas unidades.'),
});

/** What a person writes of an order; the form and the server check with the same lines. */
export const orderFields = z.object({
  customerId: id,
  address: z.string().trim().max(200, 'La dirección admite hasta 200 caracteres.').default(''),
  priority: priority.default(3),
  promisedOn: day,
  notes: z.string().trim().max(1000, 'Las notas admiten hasta 1.000 caracteres.').default(''),
  lines: z
    .array(orderLineFields)
    .min(1, 'Agregá al menos un producto.')
    .max(200, 'Un pedido admite hasta 200 líneas.')
    .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, {
      message: 'Hay un producto repetido: sumá las cantidades en una línea.',
    }),
});
