import { z } from 'zod';
import { isEan } from '../core/ean';
import { id, version } from '../core/id';

export const abcClass = z.enum(['A', 'B', 'C']);

export const product = z
  .object({
    id,
    version,
    sku: z.string(),
    name: z.string(),
    unit: z.string(),
    barcode: z.string().nullable(),
    abcClass,
    lotTracked: z.boolean(),
    active: z.boolean(),
  })
  .meta({ id: 'Product' });

/** What a person writes of a product. Without id it is a new one. */
export const productFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  sku: z.string().trim().min(1, 'Poné el código.').max(40),
  name: z.string().trim().min(2, 'Poné el nombre.').max(120),
  unit: z.string().trim().min(1, 'Poné la unidad.').max(20),
  barcode: z
    .string()
    .trim()
    .refine(isEan, 'El código de barras no es un EAN válido: revisá sus números.')
    .nullable()
    .default(null),
  abcClass: abcClass.default('C'),
  lotTracked: z.boolean().default(false),
  active: z.boolean().default(true),
});
