import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { area } from './area';

export const listAreas = defineAccion({
  name: 'area.listar',
  module: 'admin',
  summary: 'Las áreas de todas las sedes, con quién las conduce y cuántas personas tienen.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(area) }).meta({ id: 'AreaList' }),
  provides: [list('Place'), list('Person')],
});
