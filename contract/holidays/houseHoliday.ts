import { z } from 'zod';
import { day, id, version } from '../core/id';

export const houseHolidayFields = z.object({
  day,
  name: z.string().trim().min(1, 'Poné el nombre.').max(80),
  /** Null: the whole house. */
  siteId: id.nullable().default(null),
  /** A holiday of the country that is worked here. */
  worked: z.boolean().default(false),
});

export const houseHoliday = houseHolidayFields
  .extend({ id, version, name: z.string(), siteName: z.string().nullable() })
  .meta({ id: 'HouseHoliday' });
