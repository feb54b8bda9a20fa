import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { historyRow } from './historyRow';

export const listPersonHistory = defineAccion({
  name: 'historia.listar',
  module: 'users',
  summary: 'Desde cuándo rige cada puesto, área, responsable, categoría, convenio y sueldo.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: z.object({ rows: z.array(historyRow) }).meta({ id: 'PersonHistory' }),
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});
