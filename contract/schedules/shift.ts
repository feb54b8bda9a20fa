import { z } from 'zod';
import { choice, clock, flag, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

export const shiftRecord = defineRecord(
  'Shift',
  { one: 'turno', many: 'turnos' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 40 }),
    /** A cell of the roster shows this, where there is no room for a name. */
    code: text('Sigla', {
      max: 4,
      upper: true,
      pattern: [/^[\p{L}\d]{1,4}$/u, 'Usá de 1 a 4 letras o números, sin espacios.'],
    }),
    color: choice(
      'Color',
      {
        teal: 'Petróleo',
        blue: 'Azul',
        violet: 'Violeta',
        pink: 'Rosa',
        red: 'Rojo',
        amber: 'Ámbar',
        green: 'Verde',
        grey: 'Gris',
      },
      { initial: 'teal' },
    ),
    /** On call one is nowhere: at hand, and what is punched of it was a call. */
    kind: choice(
      'Clase',
      { worked: 'De trabajo', onCall: 'Guardia pasiva' },
      { byDefault: 'worked' },
    ),
    startsAt: clock('Empieza'),
    /** Not after the start: it ends on the next day. */
    endsAt: clock('Termina'),
    breakKind: choice(
      'Descanso',
      {
        none: 'Sin descanso',
        fixed: 'Se descuenta siempre',
        punched: 'Se ficha al salir y al volver',
      },
      { byDefault: 'none' },
    ),
    /** The part of it that is neither worked nor paid. */
    breakMinutes: whole('Duración del descanso', { max: 240, unit: 'min', byDefault: 0 }),
    toleranceIn: whole('Tolerancia a la entrada', { max: 120, unit: 'min', byDefault: 5 }),
    toleranceOut: whole('Tolerancia a la salida', { max: 120, unit: 'min', byDefault: 5 }),
    paid: flag('Se paga', { byDefault: true }),
    night: flag('Es turno de noche', { byDefault: false }),
    /** Where it asks for more rest than the law does. */
    minRest: whole('Descanso mínimo antes de empezar', {
      min: 1,
      max: 48,
      unit: 'h',
      optional: true,
      none: 'El de la ley',
    }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const shiftFields = recordFields(shiftRecord);
export type ShiftFields = RecordValues<typeof shiftRecord>;
export type ShiftColor = ShiftFields['color'];
export type ShiftKind = ShiftFields['kind'];

export const shift = shiftFields
  .extend({
    id,
    version,
    /** Minutes that are worked: from start to end without the break. */
    workedMinutes: z.int(),
  })
  .meta({ id: 'Shift' });

export type Shift = z.infer<typeof shift>;
