import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';

export const deleteEvaluation = defineAccion({
  name: 'evaluacion.borrar',
  module: 'users',
  summary: 'Quita una evaluación: la propia, o cualquiera para quien administra personas.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});
