import { z } from 'zod';
import { whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord } from '../core/record';

export const areaMinimumRecord = defineRecord(
  'AreaMinimum',
  { one: 'dotación mínima', many: 'dotaciones mínimas' },
  {
    people: whole('Personas que tienen que estar', {
      min: 1,
      max: 1000,
      optional: true,
      none: 'No se exige',
    }),
  },
);

/** How many of an area must be there on any working day; null where nobody set it. */
export const areaMinimum = z
  .object({
    areaId: id,
    areaName: z.string(),
    siteName: z.string(),
    /** The number of people who work there today. */
    staff: z.int(),
    people: z.int().nullable(),
    /** Null: never set. */
    version: version.nullable(),
  })
  .meta({ id: 'AreaMinimum' });
