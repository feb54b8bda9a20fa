import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { day } from '../core/id';
import { list } from '../core/tags';
import { parameterValue } from './parameter';

export const listParameters = defineAccion({
  name: 'parametro.listar',
  module: 'admin',
  summary: 'Las cifras de la ley y de la casa, con todos sus valores y desde cuándo rige cada uno.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ today: day, rows: z.array(parameterValue) }).meta({ id: 'ParameterList' }),
  provides: [list('Parameter')],
});
