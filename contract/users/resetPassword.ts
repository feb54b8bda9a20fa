import { z } from 'zod';
import { defineAccion, secretField } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { personAccount } from './personAccount';

export const resetPassword = defineAccion({
  name: 'cuenta.reiniciarClave',
  module: 'users',
  summary: 'Da una contraseña para entrar una sola vez y cierra las sesiones de la cuenta.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ personId: id, version }),
  output: z
    .object({
      account: personAccount,
      /** Null in the answer to a repeated request: it is shown once and kept nowhere. */
      password: secretField(z.string().nullable()),
    })
    .meta({ id: 'NewPassword' }),
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Account', 'personId'), list('Session')],
});
