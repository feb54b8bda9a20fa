import { z } from 'zod';
import { ref, text } from '../core/fields';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';

export const areaRecord = defineRecord(
  'Area',
  { one: 'área', many: 'áreas' },
  {
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    siteId: ref('Sede'),
    headId: ref('Responsable', { optional: true, none: 'Nadie' }),
  },
);

export const areaFields = recordFields(areaRecord);

export const area = z
  .object({
    id,
    version,
    name: z.string(),
    siteId: id,
    siteName: z.string(),
    head: personRef.nullable(),
    /** The number of people who work there today. */
    people: z.int(),
    /** The number of people who ever belonged to it and left: they move with it, and keep it from being deleted. */
    formerPeople: z.int(),
  })
  .meta({ id: 'Area' });
