import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { evaluation, evaluationFields } from './evaluation';

export const saveEvaluation = defineAccion({
  name: 'evaluacion.guardar',
  module: 'users',
  summary: 'Evalúa a una persona del propio equipo en un trimestre, o corrige lo evaluado.',
  method: 'POST',
  permission: 'session',
  scope: 'team',
  input: evaluationFields.extend({
    personId: id,
    id: id.optional(),
    version: version.optional(),
  }),
  output: evaluation,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});
