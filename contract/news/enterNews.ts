import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { newsDetail } from './news';
import { certificateField, newsFields, newsRange } from './newsRecord';

export const enterNews = defineAccion({
  name: 'novedad.cargar',
  module: 'news',
  summary: 'Carga una novedad de una persona; quien valida puede dejarla validada.',
  method: 'POST',
  permission: 'NEWS.CREATE',
  scope: 'all',
  input: newsFields
    .extend({
      personId: id,
      certificate: certificateField,
      validated: z.boolean().default(false),
    })
    .superRefine(newsRange),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('News'), list('Absence')],
});
