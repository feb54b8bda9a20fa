import { z } from 'zod';
import { flag, ref, whole } from '../core/fields';
import { day, id, instant, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

const MOST_UNITS = 1_000_000;
const units = (label: string, min: number, initial: number) =>
  whole(label, {
    ...{ min, max: MOST_UNITS, initial, unit: 'u.' },
    words: `Va de ${min} a 1.000.000 de unidades.`,
  });

/** How much of a product a site wants to have: below the minimum, an order up to the maximum is proposed. */
export const reorderRuleRecord = defineRecord(
  'ReorderRule',
  { one: 'mínimo y máximo', many: 'mínimos y máximos' },
  {
    siteId: ref('Depósito'),
    productId: ref('Producto'),
    min: units('Mínimo', 0, 0),
    max: units('Máximo', 1, 1),
    packSize: units('Se pide de a', 1, 1),
    leadDays: whole('Cuánto tarda', {
      ...{ min: 0, max: 365, initial: 7, unit: 'días' },
      words: 'Va de 0 a 365 días.',
    }),
    supplierId: ref('Proveedor', { optional: true, none: 'Sin proveedor' }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const reorderRuleFields = recordFields(reorderRuleRecord);

export const reorderRule = reorderRuleFields
  .extend({
    id,
    version,
    siteName: z.string(),
    sku: z.string(),
    productName: z.string(),
    supplierName: z.string().nullable(),
    /** Units that can be counted on: those that lie there and nobody asked for, and those that are on their way. */
    cover: z.int(),
    /** Units that it would be good to order; zero: none. */
    proposed: z.int(),
    proposedAt: instant.nullable(),
    /** Units that somebody said to have ordered and that no supplier has announced yet. */
    ordered: z.int(),
    orderedUntil: day.nullable(),
  })
  .meta({ id: 'ReorderRule' });
