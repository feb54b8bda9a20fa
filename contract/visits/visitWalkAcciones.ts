import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { claimedMoment } from '../core/claimedMoment';
import { day, id } from '../core/id';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { answer, MOST_QUESTIONS } from './checklist';
import { visitDetail, visitFileKinds, visitRecord } from './visit';

const { shown } = visitRecord;

/** Each person does their own visits, whatever their role reaches. */
const ofWalking = { module: 'visits', permission: 'VISITS', scope: 'own' } as const;

export const getVisitDay = defineAccion({
  ...ofWalking,
  name: 'visita.recorrer',
  summary: 'Las visitas propias de un día, en el orden en que van.',
  method: 'GET',
  input: z.object({
    /** Left out: today, where the person works. */
    day: day.optional(),
  }),
  output: z.object({ day, today: day, rows: z.array(visitDetail) }).meta({ id: 'VisitDay' }),
  provides: [list('Visit'), each('Visit', 'rows')],
  keptOffline: true,
});

const steps = {
  ...ofWalking,
  method: 'POST',
  output: z.object({ id }).meta({ id: 'VisitStep' }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Visit'), list('Visit')],
  queueable: true,
} as const;

export const arriveAtVisit = defineAccion({
  ...steps,
  name: 'visita.llegar',
  summary: 'Avisa que se llegó a una visita, con la posición de ese momento si el teléfono la da.',
  input: z.object({
    id,
    ...claimedMoment,
    position: privateField(
      z
        .object({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
          /** Metres. */
          accuracy: z.number().min(0).max(1_000_000),
        })
        .nullable()
        .default(null),
    ),
  }),
});

export const finishVisit = defineAccion({
  ...steps,
  name: 'visita.terminar',
  summary: 'Da por hecha una visita, con lo que se hizo.',
  input: z.object({
    id,
    ...claimedMoment,
    report: shown.report.schema,
    answers: z.array(answer).max(MOST_QUESTIONS).default([]),
    left: shown.left.schema.default(''),
    signedBy: shown.signedBy.schema.default(''),
  }),
});

export const addVisitFile = defineAccion({
  ...steps,
  name: 'visita.agregarFoto',
  summary:
    'Agrega a una visita en curso una foto o la firma; sin conexión espera en el dispositivo.',
  input: z.object({
    id,
    ...claimedMoment,
    kind: z.enum(visitFileKinds),
    /** Left out: of the visit as a whole. */
    question: z
      .int()
      .min(0)
      .max(MOST_QUESTIONS - 1)
      .optional(),
    file: fileInput(fileLimits.picture),
  }),
  errors: [...steps.errors, 'archivo_grande', 'archivo_tipo', 'cuota', 'sin_espacio'],
});

export const removeVisitFile = defineAccion({
  ...ofWalking,
  name: 'visita.quitarFoto',
  summary: 'Saca una foto o la firma de una visita que todavía no terminó.',
  method: 'POST',
  input: z.object({ id, fileId: id }),
  output: visitDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Visit'), list('Visit')],
});

export const missVisit = defineAccion({
  ...steps,
  name: 'visita.noHacer',
  summary: 'Dice que una visita no se pudo hacer, y por qué.',
  input: z.object({ id, ...claimedMoment, reason }),
});
