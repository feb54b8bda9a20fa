import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const endSession = defineAccion({
  name: 'sesion.cerrar',
  module: 'admin',
  summary: 'Cierra la sesión de otra persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Session')],
});
