import { DateTime } from 'luxon';
import type { Day } from '../../engine/time/days';

/** The date of an instant at a place. */
export const dateIn =
  (zone: string) =>
  (at: Date): Day =>
    DateTime.fromJSDate(at, { zone }).toFormat('yyyy-MM-dd');

/** The hour that clocks show there: 08:30. */
export const clockIn = (zone: string, at: Date): string =>
  DateTime.fromJSDate(at, { zone }).toFormat('HH:mm');

/** When it is that hour of that day there. */
export const instantAt = (zone: string, day: Day, clock: string): Date =>
  DateTime.fromISO(`${day}T${clock}`, { zone }).toJSDate();
