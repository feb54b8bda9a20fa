import { z } from 'zod';
import { choice, day, ref, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { MOST_ROTATION_DAYS } from './rotation';

export const assignmentRecord = defineRecord(
  'ShiftAssignment',
  { one: 'asignación de horario', many: 'asignaciones de horarios' },
  {
    /** A person's own goes before their area's, and that before their site's. */
    target: choice('Para', { person: 'Una persona', area: 'Un área', site: 'Una sede' }),
    personId: ref('Persona', { optional: true }),
    areaId: ref('Área', { optional: true }),
    siteId: ref('Sede', { optional: true }),
    rotationId: ref('Rotación'),
    fromDay: day('Desde'),
    toDay: day('Hasta', { optional: true, none: 'Sin fin' }),
    /** The day of the cycle that the first day is. */
    firstDay: whole('Empieza por el día', { min: 1, max: MOST_ROTATION_DAYS, byDefault: 1 }),
    onHolidays: choice(
      'En los feriados',
      { off: 'No se trabaja', work: 'Se trabaja igual' },
      { byDefault: 'off' },
    ),
  },
);

export const assignmentFields = recordFields(assignmentRecord);

export const assignment = assignmentFields
  .extend({
    id,
    version,
    /** The target's name: of a person, an area with its site, a site. */
    targetName: z.string(),
    rotationName: z.string(),
  })
  .meta({ id: 'ShiftAssignment' });
