import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { leaveDetail } from './leave';

export const getLeave = defineAccion({
  name: 'licencia.obtener',
  module: 'holidays',
  summary: 'Una licencia con sus días, su estado y lo que se puede hacer con ella.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: z.object({ id }),
  output: leaveDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Leave'), list('Leave'), list('Request')],
});
