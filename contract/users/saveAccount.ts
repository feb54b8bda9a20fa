import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { personAccount } from './personAccount';

export const accountFields = z.object({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .min(3)
    .max(60)
    .regex(/^[a-z0-9._@-]+$/, 'Usá letras sin acento, números, puntos o guiones.'),
  roleId: id,
  active: z.boolean(),
});

export const saveAccount = defineAccion({
  name: 'cuenta.guardar',
  module: 'users',
  summary: 'Crea la cuenta de una persona o cambia su usuario, su rol y si puede entrar.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: accountFields.extend({ personId: id, version: version.optional() }),
  output: personAccount,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Account', 'personId'), byInput('Person', 'personId'), list('Role')],
});
