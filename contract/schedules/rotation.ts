import { z } from 'zod';
import { flag, own, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

/** Eight weeks: the longest cycle that somebody can keep in mind. */
export const MOST_ROTATION_DAYS = 56;

export const rotationRecord = defineRecord(
  'Rotation',
  { one: 'rotación', many: 'rotaciones' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 60 }),
    /** Each day of the cycle: a shift, or null where one is off. */
    days: own(
      'Días del ciclo',
      z
        .array(id.nullable())
        .min(1, 'Agregá al menos un día.')
        .max(MOST_ROTATION_DAYS, `Puede tener hasta ${MOST_ROTATION_DAYS} días.`)
        .refine(
          (days) => days.some((shift) => shift !== null),
          'Tiene que haber un día de trabajo.',
        ),
      [null],
    ),
    /** The cycle begins on a Monday, and its first day stands on one. */
    byWeek: flag('Empieza los lunes', { byDefault: false }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const rotationFields = recordFields(rotationRecord);
export type RotationFields = RecordValues<typeof rotationRecord>;

export const rotation = rotationFields.extend({ id, version }).meta({ id: 'Rotation' });
