import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, id } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { listPeople } from '../users/personAcciones';
import { manualHoursFault } from './manualHoursFault';
import { correctedPunch, MOST_PUNCHES } from './punchCorrection';
import { manualHours, punchRecord } from './punchRecord';

export const askCorrection = defineAccion({
  name: 'fichada.pedirCorreccion',
  module: 'markings',
  summary:
    'Pide que un día propio quede de otra manera; lo fichado queda como está hasta que se apruebe.',
  method: 'POST',
  permission: 'MARKINGS.CREATE',
  scope: 'own',
  input: z.object({
    day,
    punches: z.array(correctedPunch).max(MOST_PUNCHES),
    reason: privateField(reason),
  }),
  output: z.object({ requestId: id }),
  errors: ['conflicto', 'no_encontrado', 'periodo_cerrado'],
  invalidates: [list('PunchCorrection'), list('Punch'), list('Request')],
});

export const enterManyPunches = defineAccion({
  name: 'fichada.cargarVarias',
  module: 'markings',
  summary:
    'Carga a mano la entrada y la salida de un día a muchas personas, con un resultado por cada una.',
  method: 'POST',
  permission: 'MARKINGS.SHOW',
  scope: 'all',
  input: z
    .object({
      selection: privateField(rowSelection(listPeople.input)),
      day: punchRecord.fields.day.schema,
      note: punchRecord.fields.note.schema,
      startsAt: manualHours.startsAt.schema,
      endsAt: manualHours.endsAt.schema,
    })
    .superRefine((hours, context) => {
      const fault = manualHoursFault(hours);
      if (fault) context.addIssue({ code: 'custom', ...fault });
    }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('Punch'), list('Job')],
});
