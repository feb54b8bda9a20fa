import { z } from 'zod';
import { flag, own, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { condition } from './condition';
import { stepPlan } from './stepPlan';

/** A definition says who decides a request, step by step. */
export const definitionRecord = defineRecord(
  'Definition',
  { one: 'definición', many: 'definiciones' },
  {
    name: text('Nombre', { min: [3, 'Escribí un nombre.'], max: [80, 'Hasta 80 caracteres.'] }),
    /** All of them must hold; none, and it rules every request of its type. */
    conditions: own('Cuándo rige', z.array(condition).max(10), []),
    steps: own(
      'Quién decide',
      z.array(stepPlan).min(1, 'Agregá al menos un paso.').max(8, 'Hasta 8 pasos.'),
      [],
    ),
    selfApproval: flag('Puede decidir lo propio'),
    active: flag('Activa'),
  },
);

/** The type that it rules is chosen before it is written. */
export const definitionFields = z.object({
  type: z.string().min(1).max(40),
  ...recordFields(definitionRecord).shape,
});

export const definition = definitionFields
  .extend({
    id,
    /** The first that holds rules; in the order people set. */
    position: z.int(),
    version,
  })
  .meta({ id: 'ApprovalDefinition' });
