import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { typedPassword } from '../session/password';
import { keepsPeople } from '../users/keepsPeople';
import { pendingChange } from './pendingChange';
import { profileChange } from './profileChange';

export const getProfileChange = defineAccion({
  name: 'perfil.obtenerPedido',
  module: 'profile',
  summary: 'Lo que la persona pidió cambiar en un pedido que le devolvieron, para corregirlo.',
  method: 'GET',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({ requestId: id }),
  output: z.object({ change: profileChange }),
  errors: ['no_encontrado'],
  provides: [byInput('Request', 'requestId')],
  whileViewing: 'hidden',
});

export const requestProfileChange = defineAccion({
  name: 'perfil.pedirCambio',
  module: 'profile',
  summary:
    'Pide cambiar el nombre, la cuenta bancaria o los familiares propios; rige cuando lo aprueban.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({
    change: profileChange,
    /** The request that was sent back and is sent again. */
    requestId: id.optional(),
    /** Asked for another account to be paid into: whoever finds a telephone unlocked must not redirect a salary. */
    clave: typedPassword.optional(),
  }),
  output: z.object({ requestId: id }),
  errors: ['no_encontrado', 'conflicto', 'demasiados_intentos'],
  invalidates: [list('Request')],
});

export const listProfileChanges = defineAccion({
  name: 'perfil.listarPedidos',
  module: 'profile',
  summary: 'Lo que una persona pidió cambiar de sus datos y todavía no se decidió.',
  method: 'GET',
  permission: ['PROFILE.EDIT', ...keepsPeople],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: z.object({ rows: z.array(pendingChange) }).meta({ id: 'PendingProfileChanges' }),
  errors: ['no_encontrado'],
  provides: [list('Request')],
});
