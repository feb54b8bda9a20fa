import { z } from 'zod';
import { defineAccion, secretField } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { personAccount } from './personAccount';

export const getAccount = defineAccion({
  name: 'cuenta.obtener',
  module: 'users',
  summary: 'La cuenta con la que entra una persona, si tiene.',
  method: 'GET',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ personId: id }),
  output: z.object({ account: personAccount.nullable() }).meta({ id: 'AccountOfPerson' }),
  errors: ['no_encontrado'],
  provides: [byInput('Account', 'personId')],
});

export const liftSecondStep = defineAccion({
  name: 'cuenta.quitarSegundoPaso',
  module: 'users',
  summary:
    'La cuenta de quien perdió su teléfono vuelve a entrar solo con la contraseña; se le avisa.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ personId: id, version }),
  output: personAccount,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Account', 'personId')],
});

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
