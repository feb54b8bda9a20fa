import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { newsType } from './newsType';

export const listNewsTypes = defineAccion({
  name: 'tipoNovedad.listar',
  module: 'news',
  summary: 'Los tipos de novedad con sus reglas; quien solo avisa ve los que puede avisar.',
  method: 'GET',
  permission: ['NEWS', 'NEWS.CREATE', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(newsType), edits: z.boolean() }),
  provides: [list('NewsType')],
});
