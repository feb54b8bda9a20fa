import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { newsDetail } from './news';
import { certificateField, newsFields, newsRange } from './newsRecord';

export const askNews = defineAccion({
  name: 'novedad.avisar',
  module: 'news',
  summary:
    'Avisa una ausencia propia, con su certificado si ya está; la que volvió se manda de nuevo.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'own',
  input: newsFields
    .extend({
      certificate: certificateField,
      /** The one that was sent back. */
      id: id.optional(),
      version: version.optional(),
    })
    .superRefine(newsRange),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('News'), list('Request'), list('Absence')],
});
