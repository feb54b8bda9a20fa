import { can } from '@contract/session/can';
import type { CalendarPart } from '../../engine/calendar/calendarPart';
import { publishedShifts } from './publishedShifts';

/** The shifts that one was told of. */
export const shiftEvents: CalendarPart = async (db, { personId, roles }, days) => {
  const may = can(roles, 'SCHEDULES') || can(roles, 'SCHEDULES.CREATE');
  if (personId === null || !may) return [];
  const shifts = await publishedShifts(db, [personId], days);
  return shifts.map(({ id, name, kind, startsAt, endsAt }) => ({
    uid: `turno-${id}`,
    summary: `${kind === 'onCall' ? 'Guardia pasiva' : 'Turno'}: ${name}`,
    startsAt,
    endsAt,
  }));
};
