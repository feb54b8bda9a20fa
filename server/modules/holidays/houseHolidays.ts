import { houseHolidayRecord } from '@contract/holidays/houseHoliday';
import { and, eq, sql } from 'drizzle-orm';
import { siteHoliday } from '../../db/schema/settings';
import { defineStore } from '../../engine/store/defineStore';
import { findHouseHoliday } from './houseHolidayQueries';

export const houseHolidays = defineStore({
  record: houseHolidayRecord,
  table: siteHoliday,
  find: ({ db }, id) => findHouseHoliday(db, id),
  missing: 'Ese día ya no está.',
  unique: ({ day, siteId }) => [
    {
      field: 'day',
      same: and(sql`coalesce(${siteHoliday.siteId}, 0) = ${siteId ?? 0}`, eq(siteHoliday.day, day)),
      words: 'Ese día ya está cargado: corregí ese.',
    },
  ],
  tag: 'Holiday',
});
