import { saveOrganisationHoliday } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { yearOf } from '../../engine/time/days';
import { publicHolidays } from '../../engine/time/publicHolidays';
import { checkPlace } from '../admin';
import { organisationHolidays, refuseClosedHoliday } from './organisationHolidays';
import { recountLeaves } from './recountLeaves';
import { requireWholeOrganisation } from './wholeOrganisation';

export const saveOrganisationHolidayHandler = implement(
  saveOrganisationHoliday,
  async (input, context) => {
    requireWholeOrganisation(context);
    const touched = [input];
    const saved = await organisationHolidays.save(context, input, async (fields, before) => {
      const { day, siteId, worked } = fields;
      await checkPlace(context.db, { siteId });
      await refuseClosedHoliday(context, fields);
      if (before) {
        await refuseClosedHoliday(context, before);
        touched.push({ ...input, day: before.day, siteId: before.siteId });
      }
      const holidays = await publicHolidays(yearOf(day));
      const ofCountry = holidays.some(({ date }) => date === day);
      if (worked && !ofCountry) throw invalid({ day: 'Ese día no es feriado del país.' });
      if (!worked && ofCountry) throw invalid({ day: 'Ese día ya es feriado del país.' });
      return fields;
    });
    await recountLeaves(context, touched);
    return saved;
  },
);
