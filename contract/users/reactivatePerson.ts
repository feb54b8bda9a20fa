import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { employee } from './employee';

export const reactivatePerson = defineAccion({
  name: 'persona.reactivar',
  module: 'users',
  summary: 'Quita la baja de una persona; su cuenta vuelve a entrar si estaba activa.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ id, version }),
  output: employee,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person')],
});
