import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { list } from '../core/tags';
import { newPassword, typedPassword } from './password';

export const changePassword = defineAccion({
  name: 'usuario.cambiarClave',
  module: 'session',
  summary: 'Cambia la contraseña propia y cierra las otras sesiones.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ claveActual: typedPassword, claveNueva: newPassword }),
  output: done,
  errors: ['demasiados_intentos'],
  invalidates: [list('Session')],
});
