import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { decimal, id } from '../core/id';
import { byInput } from '../core/tags';
import { evaluation } from './evaluation';

export const listEvaluations = defineAccion({
  name: 'evaluacion.listar',
  module: 'users',
  summary: 'Las evaluaciones de una persona, para sus responsables y quien administra personas.',
  method: 'GET',
  permission: 'session',
  scope: 'all',
  whileViewing: 'hidden',
  input: z.object({ personId: id }),
  output: z
    .object({
      rows: z.array(evaluation),
      rating: privateField(decimal.nullable()),
      /** Whether the asker may add one. */
      evaluates: z.boolean(),
    })
    .meta({ id: 'PersonEvaluations' }),
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});
