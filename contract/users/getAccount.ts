import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
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
