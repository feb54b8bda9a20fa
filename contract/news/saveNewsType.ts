import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { newsType, newsTypeFields } from './newsType';

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
