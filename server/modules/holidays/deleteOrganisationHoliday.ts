import { deleteOrganisationHoliday } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { organisationHolidays, refuseClosedHoliday } from './organisationHolidays';
import { requireWholeOrganisation } from './wholeOrganisation';

export const deleteOrganisationHolidayHandler = implement(
  deleteOrganisationHoliday,
  (input, context) => {
    requireWholeOrganisation(context);
    return organisationHolidays.remove(context, input, (holiday) =>
      refuseClosedHoliday(context, holiday),
    );
  },
);
