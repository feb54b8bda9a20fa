import { saveHouseHoliday } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { yearOf } from '../../engine/time/days';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { checkPlace } from '../admin';
import { houseHolidays } from './houseHolidays';
import { requireWholeHouse } from './wholeHouse';

export const saveHouseHolidayHandler = implement(saveHouseHoliday, (input, context) => {
  requireWholeHouse(context);
  return houseHolidays.save(context, input, async (fields) => {
    const { day, siteId, worked } = fields;
    await checkPlace(context.db, { siteId });
    const ofCountry = publicHolidays(yearOf(day)).some(({ date }) => date === day);
    if (worked && !ofCountry) throw invalid({ day: 'Ese día no es feriado del país.' });
    if (!worked && ofCountry) throw invalid({ day: 'Ese día ya es feriado del país.' });
    return fields;
  });
});
