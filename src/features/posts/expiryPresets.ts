import { formatDate, weekRange } from '@/utils/dates';
import { addHalfHour, addTimes } from '@/utils/time';

export interface ExpiryPreset {
  label: string;
  /** The instant, as the form holds it. */
  value: string;
}

const SHIFT = '8:00';

/** A clock that may pass midnight: 25:15 is a quarter past one of the next day. */
function atClock(day: Date, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
}

/** How long a notice usually matters: a moment, the shift, the week. */
export function expiryPresets(now: Date): ExpiryPreset[] {
  const clock = formatDate(now, 'HS:MN');
  const { hasta } = weekRange(now);
  return [
    { label: 'En media hora', value: atClock(now, addHalfHour(clock)).toISOString() },
    { label: 'Al terminar el turno', value: atClock(now, addTimes(clock, SHIFT)).toISOString() },
    { label: 'Al terminar la semana', value: atClock(hasta, '23:59').toISOString() },
  ];
}
