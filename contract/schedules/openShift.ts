import { z } from 'zod';
import { day, ref, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { ownShift } from './listOwnShifts';

export const openShiftRecord = defineRecord(
  'OpenShift',
  { one: 'turno abierto', many: 'turnos abiertos' },
  {
    areaId: ref('Área'),
    day: day('Día'),
    shiftId: ref('Turno'),
    /** How many may take it; the first ones who ask have it. */
    places: whole('Lugares', { min: 1, max: 20, byDefault: 1 }),
  },
);

export const openShiftFields = recordFields(openShiftRecord);

export const openShift = openShiftFields
  .extend({
    id,
    version,
    areaName: z.string(),
    /** "Tarde 14:00–22:00". */
    shiftName: z.string(),
    taken: z.int(),
    /** The people who took it, in the order in which they did. */
    takers: z.array(z.string()),
    /** It began: nobody takes it any more. */
    past: z.boolean(),
  })
  .meta({ id: 'OpenShift' });

/** An open shift as somebody who may take it sees it. */
export const shiftToTake = z
  .object({ id, shift: ownShift.omit({ id: true }), left: z.int() })
  .meta({ id: 'ShiftToTake' });
