import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { newsType, newsTypeFields } from './newsType';

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

export const saveNewsType = defineAccion({
  name: 'tipoNovedad.guardar',
  module: 'news',
  summary: 'Agrega un tipo de novedad o cambia sus reglas desde ahora.',
  method: 'POST',
  permission: ['NEWS.STATE', 'ADMIN.settings'],
  scope: 'all',
  input: newsTypeFields.extend({ id: id.optional(), version: version.optional() }),
  output: newsType,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('NewsType')],
});
