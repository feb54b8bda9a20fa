import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { site } from './site';

export const getSite = defineAccion({
  name: 'sede.obtener',
  module: 'admin',
  summary: 'Una sede, con su lugar en el mapa.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: site,
  errors: ['no_encontrado'],
  provides: [list('Place'), list('Person')],
});
