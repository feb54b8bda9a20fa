import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { oneTimeCode } from './oneTimeCode';
import { typedPassword } from './password';
import { sessionUser } from './sessionUser';

export const signIn = defineAccion({
  name: 'usuario.ingresar',
  module: 'session',
  summary: 'Abre una sesión con usuario y contraseña.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  input: z.object({
    usuario: privateField(z.string().trim().min(1, 'Escribí tu usuario.').max(200)),
    clave: typedPassword,
    /** Only where the account asks for it; refused with `falta_codigo` without it. */
    codigo: oneTimeCode.optional(),
  }),
  output: sessionUser,
  errors: ['sin_sesion', 'demasiados_intentos'],
});
