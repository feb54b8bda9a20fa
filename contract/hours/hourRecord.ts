import { choice, day, whole } from '../core/fields';
import { defineRecord } from '../core/record';
import { type HourFigure, hourFigureNames, hourFigures } from './hourFigures';

const minutes = (label: string) => whole(label, { min: 0, max: 100_000 });

const figures = Object.fromEntries(
  hourFigureNames.map((name) => [name, minutes(hourFigures[name])]),
) as Record<HourFigure, ReturnType<typeof minutes>>;

/** A day or a period of somebody's hours, as a list shows it: nothing of it is typed in. */
export const hourRecord = defineRecord(
  'Hour',
  { one: 'día', many: 'días' },
  {},
  {
    day: day('Día'),
    unit: choice('Período', { week: 'Semana', month: 'Mes' }),
    fromDay: day('Desde'),
    days: whole('Días', { min: 0, max: 31 }),
    granted: minutes('Extras aprobadas'),
    ...figures,
    unfinished: whole('Entradas sin salida', { min: 0, max: 100 }),
    overtime: choice('Horas extras', {
      none: 'Sin extras',
      waiting: ['Por decidir', 'warning'],
      approved: ['Aprobadas', 'success'],
      banked: ['Al banco', 'info'],
      rejected: ['No aprobadas', 'error'],
      /** Hours not decided before their month was closed are not paid, or paid as an adjustment. */
      lapsed: 'Sin decidir al cierre',
    }),
  },
);
