import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { list } from '../core/tags';

export const closeSession = defineAccion({
  name: 'usuario.cerrarSesion',
  module: 'session',
  summary: 'Cierra una sesión propia abierta en otro dispositivo.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ id: z.uuid() }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Session')],
});
