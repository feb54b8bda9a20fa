import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, id, version } from '../core/id';

/** What a manager writes about somebody of their team. */
export const evaluationFields = z.object({
  /** The first day of the quarter it is about. */
  period: day,
  score: privateField(z.int().min(1).max(5)),
  comment: privateField(z.string().trim().max(2000).default('')),
});

export const evaluation = evaluationFields
  .extend({
    id,
    version,
    comment: privateField(z.string()),
    evaluator: z.string(),
    /** What the asker may do with it. */
    edits: z.boolean(),
    deletes: z.boolean(),
  })
  .meta({ id: 'Evaluation' });
