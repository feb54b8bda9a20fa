import { listCalendarHandler } from './listCalendar';

/** One line each. */
export const absencesHandlers = {
  listCalendar: listCalendarHandler,
};
