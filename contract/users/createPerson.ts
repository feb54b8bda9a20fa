import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { employee } from './employee';
import { personFields } from './personFields';

export const createPerson = defineAccion({
  name: 'persona.crear',
  module: 'users',
  summary: 'Da de alta a una persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: personFields,
  output: employee,
  invalidates: [list('Person')],
});
