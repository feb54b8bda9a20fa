import { addDays, type Day, weekday } from './days';

export interface Week {
  from: Day;
  to: Day;
}

/** From Monday to Sunday, around any of its days. */
export function weekOf(day: Day): Week {
  const from = addDays(day, 1 - weekday(day));
  return { from, to: addDays(from, 6) };
}

/** The weeks that some days are in, whole. */
export function wholeWeeks(first: Day, last: Day): Week[] {
  const weeks = [weekOf(first)];
  for (
    let week = weekOf(addDays(first, 7));
    week.from <= last;
    week = weekOf(addDays(week.from, 7))
  ) {
    weeks.push(week);
  }
  return weeks;
}
