import { defineAccion } from '../accion';
import { list } from '../tags';
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
