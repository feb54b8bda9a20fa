import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { historyChange } from './historyChange';
import { historyRow } from './historyRow';

export const savePersonHistory = defineAccion({
  name: 'historia.guardar',
  module: 'users',
  summary: 'Anota o corrige desde qué día rige un dato de una persona, pasado o por venir.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  sensitive: true,
  input: z.object({
    personId: id,
    id: id.optional(),
    version: version.optional(),
    effectiveFrom: day,
    change: historyChange,
  }),
  output: historyRow,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});
