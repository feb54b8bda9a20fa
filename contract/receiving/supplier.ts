import { z } from 'zod';
import { flag, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const supplierRecord = defineRecord(
  'Supplier',
  { one: 'proveedor', many: 'proveedores' },
  {
    name: text('Nombre', { min: [2, 'Poné el nombre.'], max: 120 }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const supplier = z
  .object({ id, version, name: z.string(), active: z.boolean() })
  .meta({ id: 'Supplier' });

/** The fields that a person writes of a supplier. Without an id it is a new one. */
export const supplierFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  ...recordFields(supplierRecord).shape,
});
