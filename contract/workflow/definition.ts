import { z } from 'zod';
import { id, version } from '../core/id';
import { condition } from './condition';
import { stepPlan } from './stepPlan';

export const definitionFields = z.object({
  type: z.string().min(1).max(40),
  name: z.string().trim().min(3, 'Escribí un nombre.').max(80, 'Hasta 80 caracteres.'),
  /** All of them must hold; none, and it rules every request of its type. */
  conditions: z.array(condition).max(10),
  steps: z.array(stepPlan).min(1, 'Agregá al menos un paso.').max(8, 'Hasta 8 pasos.'),
  selfApproval: z.boolean(),
  active: z.boolean(),
});

export const definition = definitionFields
  .extend({
    id,
    /** The first that holds rules; in the order people set. */
    position: z.int(),
    version,
  })
  .meta({ id: 'ApprovalDefinition' });
