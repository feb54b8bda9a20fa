import { listCalendar } from './listCalendar';

export const absencesAcciones = { listCalendar };
