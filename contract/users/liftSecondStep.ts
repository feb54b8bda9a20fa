import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput } from '../core/tags';
import { personAccount } from './personAccount';

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
