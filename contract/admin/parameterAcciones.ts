import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { day, id, version } from '../core/id';
import { list } from '../core/tags';
import { parameterFields, parameterValue } from './parameter';

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

export const deleteParameter = defineAccion({
  name: 'parametro.borrar',
  module: 'admin',
  summary: 'Quita un valor; vuelve a regir el anterior.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Parameter')],
});

export const saveParameter = defineAccion({
  name: 'parametro.guardar',
  module: 'admin',
  summary:
    'Agrega un valor desde una fecha, o corrige uno; lo anterior sigue rigiendo hasta el día previo.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: parameterFields.extend({ id: id.optional(), version: version.optional() }),
  output: parameterValue,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Parameter')],
});
