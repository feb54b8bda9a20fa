import { choice, day, decimal, instant, ref, text } from '../core/fields';
import { defineRecord, recordFields } from '../core/record';

/** The fields of a leave that somebody asks for, and those that are told of it. */
export const leaveRecord = defineRecord(
  'Leave',
  { one: 'licencia', many: 'licencias' },
  {
    typeId: ref('Licencia'),
    fromDay: day('Desde'),
    toDay: day('Hasta'),
    part: choice(
      'Parte del día',
      { whole: 'Todo el día', morning: 'La mañana', afternoon: 'La tarde' },
      { byDefault: 'whole' },
    ),
    note: text('Comentario para quien decide', {
      max: 500,
      optional: true,
      private: true,
      rows: 2,
    }),
  },
  {
    /** The days as its type counts them. */
    days: decimal('Días'),
    /** Its request's, until granted leave ended before its time: cancelled whole, or interrupted. */
    state: choice('Estado', {
      draft: ['Para corregir', 'warning'],
      pending: ['Pendiente', 'info'],
      approved: ['Aprobada', 'success'],
      rejected: ['Rechazada', 'error'],
      cancelled: 'Cancelada',
      expired: 'Vencida',
      calledOff: 'Sin efecto',
      shortened: ['Interrumpida', 'warning'],
    }),
    askedAt: instant('Pedida'),
  },
);

export const leaveFields = recordFields(leaveRecord);
