import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { savedView } from './savedView';

export const listName = z.string().trim().min(1).max(100);

export const listViews = defineAccion({
  name: 'vista.listar',
  module: 'views',
  summary: 'Las vistas guardadas de una lista: las propias y las compartidas.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({
    /** The name of the list's accion. */
    list: listName,
  }),
  output: z.object({ rows: z.array(savedView) }).meta({ id: 'SavedViews' }),
  errors: ['no_encontrado'],
  provides: [list('View')],
});
