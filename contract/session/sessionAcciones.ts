import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { list } from '../core/tags';
import { oneTimeCode } from './oneTimeCode';
import { typedPassword } from './password';
import { sessionUser } from './sessionUser';

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

export const renewSession = defineAccion({
  name: 'usuario.renovar',
  module: 'session',
  summary: 'Renueva el token y los permisos de la sesión abierta.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  whileViewing: 'allowed',
  input: emptyInput,
  output: sessionUser,
});

export const signIn = defineAccion({
  name: 'usuario.ingresar',
  module: 'session',
  summary: 'Abre una sesión con usuario y contraseña.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  alone: true,
  entry: 'mobile-final',
  input: z.object({
    usuario: privateField(z.string().trim().min(1, 'Escribí tu usuario.').max(200)),
    clave: typedPassword,
    /** Only where the account asks for it; refused with `falta_codigo` without it. */
    codigo: oneTimeCode.optional(),
  }),
  output: sessionUser,
  errors: ['sin_sesion', 'demasiados_intentos'],
});

export const signOut = defineAccion({
  name: 'usuario.salir',
  module: 'session',
  summary: 'Cierra la sesión de este dispositivo.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  whileViewing: 'allowed',
  alone: true,
  input: emptyInput,
  output: done,
});

export const endView = defineAccion({
  name: 'verComo.terminar',
  module: 'session',
  summary: 'Deja de ver como otra persona o rol y vuelve a la sesión propia.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  whileViewing: 'allowed',
  alone: true,
  input: emptyInput,
  output: z.object({ user: sessionUser, from: z.string() }).meta({ id: 'EndedView' }),
  errors: ['conflicto'],
});
