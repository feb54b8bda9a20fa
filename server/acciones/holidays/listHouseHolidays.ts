import { listHouseHolidays } from '@contract/holidays/listHouseHolidays';
import { publicHolidays } from '../../time/publicHolidays';
import { implement } from '../implement';
import { findHouseHolidays } from './houseHolidayQueries';
import { rulesWholeHouse } from './wholeHouse';

export const listHouseHolidaysHandler = implement(listHouseHolidays, async ({ year }, context) => ({
  rows: await findHouseHolidays(context.db, `${year}-01-01`, `${year}-12-31`),
  country: publicHolidays(year).map(({ date, name }) => ({ day: date, name })),
  edits: rulesWholeHouse(context),
}));
