import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** A manager writes this about somebody of their team. */
export const evaluationRecord = defineRecord(
  'Evaluation',
  { one: 'evaluación', many: 'evaluaciones' },
  {
    /** The first day of the quarter it is about. */
    period: day('Trimestre'),
    score: whole('Puntaje', { min: 1, max: 5, private: true, words: 'Elegí un puntaje.' }),
    comment: text('Comentario', { max: 2000, rows: 4, optional: true, private: true }),
  },
);

export const evaluationFields = recordFields(evaluationRecord);

export const evaluation = evaluationFields
  .extend({
    id,
    version,
    comment: privateField(z.string()),
    evaluator: z.string(),
    /** The asker may edit it, or delete it. */
    edits: z.boolean(),
    deletes: z.boolean(),
  })
  .meta({ id: 'Evaluation' });
