import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { list } from '../core/tags';
import { conditionChoice } from './condition';
import { definition, definitionFields } from './definition';
import { requestTarget } from './requestInput';

export const listDefinitions = defineAccion({
  name: 'definicion.listar',
  module: 'workflow',
  summary: 'Quién aprueba qué, en el orden en que se mira, y los roles que pueden decidir.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({
    rows: z.array(definition),
    /** Only who has the inbox decides: `decides` says whether this role does. */
    roles: z.array(z.object({ id, name: z.string(), decides: z.boolean() })),
    /** How the records are called that their conditions name. */
    records: z.array(conditionChoice.extend({ type: z.string(), field: z.string() })),
  }),
  provides: [list('Definition'), list('Role'), list('Customer')],
});

export const deleteDefinition = defineAccion({
  name: 'definicion.borrar',
  module: 'workflow',
  summary: 'Borra una definición; lo que ya se pidió sigue con la cadena con que se envió.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: requestTarget,
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Definition')],
});

export const moveDefinition = defineAccion({
  name: 'definicion.mover',
  module: 'workflow',
  summary: 'Cambia el orden: se mira antes o después que la de al lado.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id, direction: z.enum(['up', 'down']) }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Definition')],
});

export const saveDefinition = defineAccion({
  name: 'definicion.guardar',
  module: 'workflow',
  summary: 'Crea o cambia una definición; lo que ya se pidió sigue con la cadena con que se envió.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: definitionFields.extend({ id: id.optional(), version: version.optional() }),
  output: definition,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Definition')],
});

export const searchConditionRecords = defineAccion({
  name: 'definicion.buscarValores',
  module: 'workflow',
  summary: 'Los registros por los que puede preguntar una condición, buscados por su nombre.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({
    type: z.string().min(1).max(40),
    field: z.string().min(1).max(40),
    search: z.string().trim().max(100).default(''),
    /** Only this one, to know its name. */
    value: z.string().max(100).optional(),
  }),
  output: z.object({ rows: z.array(conditionChoice) }),
  provides: [list('Customer')],
});

export const tryDefinition = defineAccion({
  name: 'definicion.probar',
  module: 'workflow',
  summary: 'Quién aprobaría una solicitud de una persona, sin pedir nada.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({
    type: z.string().min(1).max(40),
    personId: id,
    values: z.record(z.string().max(40), z.union([z.string().max(100), z.number()])).default({}),
    /** A definition as it stands in a form, not saved: in the place of the one with its id, or the last of all. */
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
        /** No person of the plan can: it falls to those who may decide anyway. */
        fallback: z.boolean(),
      }),
    ),
    /** Why it could not be asked, in words. */
    refusal: z.string().nullable(),
  }),
  errors: ['no_encontrado'],
});
