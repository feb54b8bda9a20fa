import { listCalendar } from './listCalendar';

/** One line each. */
export const absencesAcciones = {
  listCalendar,
};
