import { choice, clock, day, instant, text, whole } from '../core/fields';
import { defineRecord } from '../core/record';

/** A punch entered by hand says from when to when a person was there. */
export const punchRecord = defineRecord(
  'Punch',
  { one: 'fichada', many: 'fichadas' },
  {
    day: day('Día'),
    /** Why it was entered by hand. */
    note: text('Motivo', {
      max: 300,
      min: [3, 'Contá por qué se carga a mano.'],
      private: true,
      rows: 2,
    }),
  },
  {
    at: instant('Hora'),
    kind: choice('Qué es', {
      in: 'Entrada',
      breakOut: 'Salida a comer',
      breakIn: 'Vuelta de comer',
      out: 'Salida',
    }),
    source: choice('Desde dónde', {
      web: 'Computadora',
      phone: 'Teléfono',
      kiosk: 'Kiosco',
      import: 'Reloj',
      manual: 'A mano',
      rule: 'El servidor',
    }),
    counts: choice('Estado', {
      counted: ['Cuenta', 'success'],
      waiting: ['Espera aprobación', 'warning'],
      rejected: ['Rechazada', 'error'],
      replaced: 'Reemplazada',
    }),
    /** Metres between where it was made and the site, where the position was known. */
    distance: whole('Distancia a la sede', { max: 30_000_000, unit: 'm', optional: true }),
  },
);

/** The hours of an entry by hand; not after the entry: it ends on the next day. */
export const manualHours = {
  startsAt: clock('Entrada', { optional: true }),
  endsAt: clock('Salida', { optional: true }),
};
