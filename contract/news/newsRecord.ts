import { privateField } from '../core/accion';
import { dayRange } from '../core/dayRange';
import { choice, day, decimal, ref, text } from '../core/fields';
import { fileHash } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

export const newsRecord = defineRecord(
  'News',
  { one: 'novedad', many: 'novedades' },
  {
    /** It may be of health: it stays out of addresses. */
    typeId: ref('Qué pasó', { private: true }),
    fromDay: day('Desde'),
    toDay: day('Hasta'),
    part: choice(
      'Cuánto del día',
      {
        whole: 'Todo el día',
        morning: 'Media jornada, a la mañana',
        afternoon: 'Media jornada, a la tarde',
      },
      { byDefault: 'whole' },
    ),
    /** Hours or money; days are counted from the dates. */
    quantity: decimal('Cantidad', { optional: true, private: true }),
    note: text('Nota', { max: 500, optional: true, private: true, rows: 2 }),
  },
  {
    state: choice('Estado', {
      draft: ['Devuelta', 'warning'],
      pending: ['Pendiente', 'info'],
      validated: ['Validada', 'success'],
      rejected: ['Rechazada', 'error'],
      cancelled: 'Anulada',
    }),
    /** Owed: it may still be brought; late: its time has passed. */
    certificate: choice('Certificado', {
      none: '',
      owed: 'Falta',
      late: 'Plazo vencido',
      given: 'Entregado',
    }),
  },
);

export const newsFields = recordFields(newsRecord);

/** Three years: longer than any illness whose job is kept. */
export const MOST_NEWS_DAYS = 1096;
export const newsRange = dayRange(MOST_NEWS_DAYS);

/** Brought by `archivo.subir` with the purpose `certificate`. */
export const certificateField = privateField(fileHash.nullable().default(null));
