import { z } from 'zod';
import { id, version } from '../core/id';

/** How many of an area must be there on any working day; null where nobody set it. */
export const areaMinimum = z
  .object({
    areaId: id,
    areaName: z.string(),
    siteName: z.string(),
    /** Who works there today. */
    staff: z.int(),
    people: z.int().nullable(),
    /** Null: never set. */
    version: version.nullable(),
  })
  .meta({ id: 'AreaMinimum' });
