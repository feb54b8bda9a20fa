import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { areaMinimum } from './areaMinimum';

export const listAreaMinimums = defineAccion({
  name: 'licencia.listarDotaciones',
  module: 'holidays',
  summary: 'Cuántas personas hacen falta como mínimo en cada área.',
  method: 'GET',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(areaMinimum) }).meta({ id: 'AreaMinimumList' }),
  provides: [list('LeaveSetting'), list('Place')],
});
