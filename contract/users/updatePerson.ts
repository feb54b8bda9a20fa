import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { byInput, list } from '../tags';
import { employee } from './employee';
import { personFields } from './personFields';

export const updatePerson = defineAccion({
  name: 'persona.editar',
  module: 'users',
  summary: 'Cambia los datos de una persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: personFields.extend({ id, version }),
  output: employee,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Person'), byInput('Person')],
});
