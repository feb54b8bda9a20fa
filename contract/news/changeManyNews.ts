import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { moveReason } from './changeNewsState';
import { listNews } from './listNews';
import { newsMove } from './newsState';

export const changeManyNews = defineAccion({
  name: 'novedad.cambiarVarias',
  module: 'news',
  summary: 'Valida, rechaza, vuelve a dejar pendientes o anula muchas novedades a la vez.',
  method: 'POST',
  permission: 'NEWS.STATE',
  scope: 'all',
  input: z.object({
    selection: privateField(rowSelection(listNews.input)),
    move: newsMove,
    reason: moveReason,
  }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('News'), list('Absence'), list('Request'), list('Job')],
});
