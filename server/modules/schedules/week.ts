import { addDays, type Day, weekday } from '../../engine/time/days';

export interface Week {
  from: Day;
  to: Day;
}

/** From Monday to Sunday, around any of its days. */
export function weekOf(day: Day): Week {
  const from = addDays(day, 1 - weekday(day));
  return { from, to: addDays(from, 6) };
}
