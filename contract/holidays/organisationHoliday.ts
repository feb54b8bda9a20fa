import { z } from 'zod';
import { day, flag, ref, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const organisationHolidayRecord = defineRecord(
  'Holiday',
  { one: 'feriado propio', many: 'feriados propios' },
  {
    day: day('Día'),
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80 }),
    /** Null: the whole organisation. */
    siteId: ref('Dónde', { optional: true, none: 'Toda la organización' }),
    /** A holiday of the country that is worked here. */
    worked: flag('Es un feriado del país que acá se trabaja', { byDefault: false }),
  },
);

export const organisationHolidayFields = recordFields(organisationHolidayRecord);

export const organisationHoliday = organisationHolidayFields
  .extend({ id, version, name: z.string(), siteName: z.string().nullable() })
  .meta({ id: 'OrganisationHoliday' });
