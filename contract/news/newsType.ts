import { z } from 'zod';
import { choice, flag, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

export const newsTypeRecord = defineRecord(
  'NewsType',
  { one: 'tipo de novedad', many: 'tipos de novedad' },
  {
    code: text('Código', {
      max: 8,
      upper: true,
      pattern: [/^[A-Z0-9]{2,8}$/, 'Usá de 2 a 8 letras o números, sin espacios.'],
    }),
    name: text('Nombre', { min: [3, 'Ponele un nombre.'], max: 60 }),
    unit: choice(
      'Se cuenta en',
      { days: 'Días', hours: 'Horas', amount: 'Importe' },
      { initial: 'days' },
    ),
    /** Only for money. */
    sign: choice(
      'Qué hace',
      { bonus: 'Suma al sueldo', discount: 'Descuenta del sueldo' },
      { optional: true },
    ),
    paidPercent: whole('Cuánto se paga', { max: 100, unit: '%', initial: 100 }),
    certificateDays: whole('Días para traer el certificado', {
      max: 60,
      optional: true,
      none: 'No pide',
    }),
    /** Only the person and who keeps medical files know what it was. */
    medical: flag('Reservada', { byDefault: false }),
    /** The person may ask for it; else only HR enters it. */
    askable: flag('La puede avisar la persona', { byDefault: false }),
    source: text('Norma', { max: 120, optional: true }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const newsTypeFields = recordFields(newsTypeRecord);
export type NewsTypeFields = RecordValues<typeof newsTypeRecord>;
export type NewsUnit = NewsTypeFields['unit'];

export const newsType = newsTypeFields
  .extend({
    id,
    version,
    /** Already in use: its code, unit, sign and reserve no longer change. */
    used: z.boolean(),
  })
  .meta({ id: 'NewsType' });
