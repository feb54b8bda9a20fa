import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { newsDetail } from './news';
import { newsFields, newsRange } from './newsRecord';

export const updateNews = defineAccion({
  name: 'novedad.modificar',
  module: 'news',
  summary: 'Corrige una novedad que todavía no está validada.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'all',
  input: newsFields.extend({ id, version }).superRefine(newsRange),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [byInput('News'), list('News'), list('Absence')],
});
