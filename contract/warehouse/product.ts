import { z } from 'zod';
import { isEan } from '../core/ean';
import { checkedText, choice, flag, money, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { money as moneyText } from '../core/money';
import { defineRecord, recordFields } from '../core/record';

export const productRecord = defineRecord(
  'Product',
  { one: 'producto', many: 'productos' },
  {
    sku: text('Código', { min: [1, 'Poné el código.'], max: 40 }),
    name: text('Nombre', { min: [2, 'Poné el nombre.'], max: 120 }),
    unit: text('Unidad', { min: [1, 'Poné la unidad.'], max: 20 }),
    barcode: checkedText(
      'Código de barras',
      z
        .string()
        .trim()
        .refine(isEan, 'El código de barras no es un EAN válido: revisá sus números.'),
      { max: 13, optional: true },
    ),
    abcClass: choice(
      'Clase',
      { A: 'A: lo que más se mueve', B: 'B: intermedia', C: 'C: lo que menos se mueve' },
      { byDefault: 'C' },
    ),
    lotTracked: flag('Lleva lote y vencimiento', { byDefault: false }),
    /** Zero is a figure like any other: nothing more and nothing less without a reason. */
    receivingTolerance: whole('Diferencia al recibir sin motivo', {
      max: 50,
      unit: '%',
      optional: true,
      none: 'La general',
    }),
    /** The people who run the warehouse alone see it: it says what a difference is worth. */
    cost: money('Costo por unidad', { optional: true, none: 'Sin costo' }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const abcClass = z.enum(productRecord.fields.abcClass.values);

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
    receivingTolerance: z.int().nullable(),
    /** Null also for whoever may not see it. */
    cost: moneyText.nullable(),
    active: z.boolean(),
  })
  .meta({ id: 'Product' });

/** A person writes these fields of a product. Without id it is a new one. */
export const productFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  ...recordFields(productRecord).shape,
});
