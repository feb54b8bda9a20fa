import type { Permission } from '../core/permissions';

/** One's calendar has leave, and the shifts that one was told of. */
export const calendarFlags = [
  'HOLIDAYS.CREATE',
  'HOLIDAYS.APPROVE',
  'SCHEDULES.SHOW',
  'SCHEDULES.CREATE',
] as const satisfies readonly Permission[];
