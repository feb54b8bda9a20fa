import { z } from 'zod';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';

export const areaFields = z.object({
  name: z.string().trim().min(1, 'Poné el nombre.').max(80),
  siteId: id,
  headId: id.nullable().default(null),
});

export const area = z
  .object({
    id,
    version,
    name: z.string(),
    siteId: id,
    siteName: z.string(),
    head: personRef.nullable(),
    /** Who works there today. */
    people: z.int(),
    /** Who ever belonged to it and left: they move with it, and keep it from being deleted. */
    formerPeople: z.int(),
  })
  .meta({ id: 'Area' });
