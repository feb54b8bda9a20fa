import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { area } from './area';

export const getArea = defineAccion({
  name: 'area.obtener',
  module: 'admin',
  summary: 'Un área, con quién la conduce.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: area,
  errors: ['no_encontrado'],
  provides: [list('Place'), list('Person')],
});
