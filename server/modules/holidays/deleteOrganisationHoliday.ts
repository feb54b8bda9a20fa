import { deleteOrganisationHoliday } from '@contract/holidays/calendarAcciones';
import { implement } from '../../engine/acciones/implement';
import { organisationHolidays } from './organisationHolidays';
import { requireWholeOrganisation } from './wholeOrganisation';

export const deleteOrganisationHolidayHandler = implement(
  deleteOrganisationHoliday,
  (input, context) => {
    requireWholeOrganisation(context);
    return organisationHolidays.remove(context, input);
  },
);
