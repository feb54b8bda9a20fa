import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { newsDetail } from './news';

export const getNews = defineAccion({
  name: 'novedad.obtener',
  module: 'news',
  summary: 'Una novedad con su historia y lo que se puede hacer con ella.',
  method: 'GET',
  permission: ['NEWS', 'NEWS.CREATE'],
  scope: 'all',
  input: z.object({ id }),
  output: newsDetail,
  errors: ['no_encontrado'],
  provides: [byInput('News')],
});
