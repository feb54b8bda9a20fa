import { z } from 'zod';
import { defineAccion, done } from '../accion';
import { id } from '../shared/id';
import { list } from '../tags';

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
