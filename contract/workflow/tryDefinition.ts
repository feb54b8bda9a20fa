import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { personRef } from '../core/personRef';
import { definitionFields } from './definition';

export const tryDefinition = defineAccion({
  name: 'definicion.probar',
  module: 'workflow',
  summary: 'Quién aprobaría un pedido de una persona, sin pedir nada.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({
    type: z.string().min(1).max(40),
    personId: id,
    values: z.record(z.string().max(40), z.union([z.string().max(100), z.number()])).default({}),
    /** As it stands in a form, not saved: in the place of the one with its id, or the last of all. */
    draft: definitionFields.extend({ id: id.optional() }).optional(),
  }),
  output: z.object({
    /** Null: no definition holds, and the chain is the type's own. */
    definition: z.string().nullable(),
    /** Whether what rules is the draft that was sent along. */
    rulesDraft: z.boolean(),
    steps: z.array(
      z.object({
        /** Its place in the chain, from one. */
        number: z.int().positive(),
        mode: z.enum(['any', 'all']),
        approvers: z.array(personRef),
        /** Nobody of the plan can: it falls to who may decide anyway. */
        fallback: z.boolean(),
      }),
    ),
    /** Why it could not be asked, in words. */
    refusal: z.string().nullable(),
  }),
  errors: ['no_encontrado'],
});
