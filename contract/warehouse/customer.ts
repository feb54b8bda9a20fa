import { z } from 'zod';
import { privateField } from '../core/accion';
import { positionFields } from '../core/degrees';
import { flag, ref, text } from '../core/fields';
import { decimal, id, version } from '../core/id';
import { phonePattern } from '../core/phone';
import { defineRecord, recordFields } from '../core/record';

export const customerRecord = defineRecord(
  'Customer',
  { one: 'cliente', many: 'clientes' },
  {
    name: text('Nombre', { min: [2, 'Poné el nombre.'], max: 120 }),
    address: text('Dirección', { min: [3, 'Poné la dirección.'], max: 200 }),
    phone: text('Teléfono', { max: 40, pattern: phonePattern, orNull: true, private: true }),
    ...positionFields,
    siteId: ref('Depósito'),
    active: flag('En uso', { byDefault: true }),
  },
);

export const customer = z
  .object({
    id,
    version,
    name: z.string(),
    address: z.string(),
    phone: privateField(z.string().nullable()),
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    siteId: id,
    siteName: z.string(),
    active: z.boolean(),
  })
  .meta({ id: 'Customer' });

/** A person writes these fields of a customer. Without id it is a new one. */
export const customerFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  ...recordFields(customerRecord).shape,
});
