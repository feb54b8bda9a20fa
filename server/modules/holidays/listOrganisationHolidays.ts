import { listOrganisationHolidays } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { findOrganisationHolidays } from './organisationHolidayQueries';
import { rulesWholeOrganisation } from './wholeOrganisation';

export const listOrganisationHolidaysHandler = implement(
  listOrganisationHolidays,
  async ({ year }, context) => ({
    rows: await findOrganisationHolidays(context.db, `${year}-01-01`, `${year}-12-31`),
    country: (await publicHolidays(year)).map(({ date, name }) => ({ day: date, name })),
    edits: rulesWholeOrganisation(context),
  }),
);
