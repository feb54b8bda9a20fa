import { weekday } from '../../engine/time/days';

const names = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];

/** "lun 23/11". */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-');
  return `${names[weekday(day) - 1] ?? ''} ${Number(date)}/${Number(month)}`;
}
