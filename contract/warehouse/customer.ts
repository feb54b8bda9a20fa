import { z } from 'zod';
import { privateField } from '../core/accion';
import { position } from '../core/degrees';
import { decimal, id, version } from '../core/id';

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

/** What a person writes of a customer. Without id it is a new one. */
export const customerFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  name: z.string().trim().min(2, 'Poné el nombre.').max(120),
  address: z.string().trim().min(3, 'Poné la dirección.').max(200),
  phone: privateField(z.string().trim().max(40).nullable().default(null)),
  ...position,
  siteId: id,
  active: z.boolean().default(true),
});
