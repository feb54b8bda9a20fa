import { z } from 'zod';
import { id, version } from '../core/id';

export const location = z
  .object({
    id,
    version,
    siteId: id,
    siteName: z.string(),
    code: z.string(),
    barcode: z.string(),
    active: z.boolean(),
  })
  .meta({ id: 'Location' });

/** What a person writes of a shelf. Without id it is a new one. */
export const locationFields = z.object({
  id: id.nullable().default(null),
  version: version.nullable().default(null),
  siteId: id,
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'Usá letras, números y guiones, como A-01-02-3.')
    .max(20),
  /** What its label says to a scanner; without it, one is made from the site and the code. */
  barcode: z.string().trim().max(40).nullable().default(null),
  active: z.boolean().default(true),
});
