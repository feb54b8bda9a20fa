import { listHouseHolidays } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { findHouseHolidays } from './houseHolidayQueries';
import { rulesWholeHouse } from './wholeHouse';

export const listHouseHolidaysHandler = implement(listHouseHolidays, async ({ year }, context) => ({
  rows: await findHouseHolidays(context.db, `${year}-01-01`, `${year}-12-31`),
  country: publicHolidays(year).map(({ date, name }) => ({ day: date, name })),
  edits: rulesWholeHouse(context),
}));
