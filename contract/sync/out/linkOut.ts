import { choice, text } from '../../core/fields';

const nameWords = 'Usá letras sin acento, números y guiones, sin la extensión.';

/** The rows that leave, by the day on which the link runs. */
export const linkPeriods = {
  all: 'Todo',
  lastMonth: 'El mes anterior',
  thisMonth: 'El mes en curso',
  lastWeek: 'La semana anterior',
  yesterday: 'El día anterior',
} as const;

export type LinkPeriod = keyof typeof linkPeriods;

export const linkDirection = choice('Sentido', { in: 'Entra', out: 'Sale' }, { byDefault: 'in' });

/** How a link takes a list out; of links that bring data in, all of it is as it begins. */
export const linkOutFields = {
  view: text('Vista guardada', {
    optional: true,
    max: 60,
    none: 'Ninguna: todas las filas y columnas',
  }),
  period: choice('Período', linkPeriods, { byDefault: 'all' }),
  periodBy: text('Según la fecha de', { optional: true, max: 60 }),
  format: choice('Formato', { csv: 'CSV', xlsx: 'XLSX' }, { byDefault: 'csv' }),
  outName: text('Nombre del archivo', {
    optional: true,
    max: 60,
    pattern: [/^$|^[a-z0-9](?:[a-z0-9_-]{0,58}[a-z0-9])?$/i, nameWords],
  }),
  sendBy: choice('Cómo se manda', { POST: 'POST', PUT: 'PUT' }, { byDefault: 'POST' }),
};
