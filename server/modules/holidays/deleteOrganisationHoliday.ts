import { deleteOrganisationHoliday } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { organisationHolidays, refuseClosedHoliday } from './organisationHolidays';
import { recountLeaves } from './recountLeaves';
import { requireWholeOrganisation } from './wholeOrganisation';

export const deleteOrganisationHolidayHandler = implement(
  deleteOrganisationHoliday,
  async (input, context) => {
    requireWholeOrganisation(context);
    const touched: { day: string; siteId: number | null }[] = [];
    const done = await organisationHolidays.remove(context, input, async (holiday) => {
      await refuseClosedHoliday(context, holiday);
      touched.push(holiday);
    });
    await recountLeaves(context, touched);
    return done;
  },
);
