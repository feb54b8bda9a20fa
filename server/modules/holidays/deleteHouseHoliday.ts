import { deleteHouseHoliday } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { houseHolidays } from './houseHolidays';
import { requireWholeHouse } from './wholeHouse';

export const deleteHouseHolidayHandler = implement(deleteHouseHoliday, (input, context) => {
  requireWholeHouse(context);
  return houseHolidays.remove(context, input);
});
