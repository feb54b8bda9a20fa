import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { listPeople } from '../users/listPeople';
import { newsFields, newsRange } from './newsRecord';

export const enterManyNews = defineAccion({
  name: 'novedad.cargarVarias',
  module: 'news',
  summary: 'Carga la misma novedad a muchas personas, con un resultado por persona.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'all',
  input: newsFields
    .extend({
      selection: privateField(rowSelection(listPeople.input)),
      validated: z.boolean().default(false),
    })
    .superRefine(newsRange),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('News'), list('Absence'), list('Job')],
});
