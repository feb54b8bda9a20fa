import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { checkedText, flag, ref } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { byInput, list } from '../core/tags';
import { personAccount } from './personAccount';

const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(60)
  .regex(/^[a-z0-9._@-]+$/, 'Usá letras sin acento, números, puntos o guiones.');

/** How somebody enters; the password is not written but given or chosen. */
export const accountRecord = defineRecord(
  'Account',
  { one: 'cuenta', many: 'cuentas' },
  {
    username: checkedText('Usuario', username, { max: 60 }),
    roleId: ref('Rol'),
    active: flag('Puede entrar', { initial: true }),
  },
);

export const saveAccount = defineAccion({
  name: 'cuenta.guardar',
  module: 'users',
  summary: 'Crea la cuenta de una persona o cambia su usuario, su rol y si puede entrar.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: recordFields(accountRecord).extend({ personId: id, version: version.optional() }),
  output: personAccount,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Account', 'personId'), byInput('Person', 'personId'), list('Role')],
});
