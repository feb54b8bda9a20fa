import { z } from 'zod';
import { defineAccion, done, privateField, secretField } from '../core/accion';
import { newPassword } from './password';

export const forgetPassword = defineAccion({
  name: 'usuario.olvidarClave',
  module: 'session',
  summary: 'Pide otra contraseña sin haber ingresado; responde lo mismo exista o no la cuenta.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  alone: true,
  input: z.object({
    /** The user name, or the work address. */
    usuario: privateField(
      z.string().trim().min(1, 'Escribí tu usuario o tu correo de trabajo.').max(200),
    ),
  }),
  /** `mail`: where the account has an address, a link goes there; `people`: who administers accounts was told. */
  output: z.object({ way: z.enum(['mail', 'people']) }).meta({ id: 'ForgottenPassword' }),
  errors: ['demasiados_intentos'],
});

export const choosePassword = defineAccion({
  name: 'usuario.elegirClave',
  module: 'session',
  summary: 'Con el enlace que llegó por correo, elige otra contraseña y cierra las sesiones.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  alone: true,
  input: z.object({ enlace: secretField(z.string().min(1).max(100)), claveNueva: newPassword }),
  output: done,
  errors: ['no_encontrado', 'demasiados_intentos'],
});
