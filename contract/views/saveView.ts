import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { listName } from './listViews';
import { savedView, viewState } from './savedView';

export const saveView = defineAccion({
  name: 'vista.guardar',
  module: 'views',
  summary: 'Guarda cómo está una lista, con un nombre; con un id cambia una vista propia.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id: id.optional(),
    version: version.optional(),
    list: listName,
    name: z.string().trim().min(1).max(60),
    shared: z.boolean().default(false),
    state: viewState,
  }),
  output: savedView,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('View')],
});
