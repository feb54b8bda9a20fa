import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { listName } from './listViews';

export const chooseFirstView = defineAccion({
  name: 'vista.elegirPrimera',
  module: 'views',
  summary:
    'Con qué vista se abre una lista: para la propia cuenta o, para quien administra roles, para un rol.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    list: listName,
    /** `null`: como viene. */
    id: id.nullable(),
    /** For everyone of this role; only a shared view. */
    roleId: id.optional(),
  }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto'],
  invalidates: [list('View')],
});
