import { z } from 'zod';
import { id } from '../core/id';
import { personRef } from '../core/personRef';

/** Every signed-in person may see this of a colleague. */
export const directoryPerson = z
  .object({
    id,
    docket: z.string(),
    name: z.string(),
    position: z.string().nullable(),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    imageUrl: z.string(),
  })
  .meta({ id: 'DirectoryPerson' });

export const directoryPersonDetail = directoryPerson
  .extend({
    siteAddress: z.string().nullable(),
    manager: personRef.nullable(),
    reports: z.array(personRef),
    /** Whether the asker may evaluate them. */
    evaluates: z.boolean(),
  })
  .meta({ id: 'DirectoryPersonDetail' });
