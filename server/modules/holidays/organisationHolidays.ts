import { organisationHolidayRecord } from '@contract/holidays/organisationHoliday';
import { and, eq, sql } from 'drizzle-orm';
import { siteHoliday } from '../../db/schema/settings';
import type { Context } from '../../engine/acciones/context';
import { defineStore } from '../../engine/store/defineStore';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { findOrganisationHoliday } from './organisationHolidayQueries';

export const organisationHolidays = defineStore({
  record: organisationHolidayRecord,
  table: siteHoliday,
  find: ({ db }, id) => findOrganisationHoliday(db, id),
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

/** Whether a day was one of rest decides its hours: in a closed month it stays as it was. */
export const refuseClosedHoliday = (
  { db }: Pick<Context, 'db'>,
  { siteId, day }: { siteId: number | null; day: string },
): Promise<void> => refuseClosedPeriod(db, { siteId, day, ledger: 'time' });
