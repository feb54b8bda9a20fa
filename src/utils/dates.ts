import { duration } from './duration';
import { formatDate } from './formatDate';
import { parseDate } from './parseDate';
import { relativeTime } from './relativeTime';
import { weekRange } from './weekRange';

export { duration, formatDate, parseDate, relativeTime, weekRange };

export const WEEKDAYS = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const;

export const MONTHS = [
  'Ene',
  'Feb',
  'Mar',
  'Abr',
  'May',
  'Jun',
  'Jul',
  'Ago',
  'Sep',
  'Oct',
  'Nov',
  'Dic',
] as const;
