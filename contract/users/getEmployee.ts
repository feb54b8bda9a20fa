import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { employee } from './employee';

export const getEmployee = defineAccion({
  name: 'persona.obtenerFicha',
  module: 'users',
  summary: 'Todos los datos de una persona, también de quien se fue.',
  method: 'GET',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ id }),
  output: employee,
  errors: ['no_encontrado'],
  provides: [byInput('Person')],
});
