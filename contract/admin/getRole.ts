import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { personRef } from '../core/personRef';
import { byInput, list } from '../core/tags';
import { role } from './role';

const roleAccount = z
  .object({
    id,
    username: z.string(),
    active: z.boolean(),
    person: personRef,
  })
  .meta({ id: 'RoleAccount' });

export const getRole = defineAccion({
  name: 'rol.obtener',
  module: 'admin',
  summary: 'Un rol y las primeras cien cuentas que lo tienen.',
  method: 'GET',
  permission: 'ADMIN.roles',
  scope: 'all',
  input: z.object({ id }),
  output: role.extend({ members: z.array(roleAccount) }).meta({ id: 'RoleDetail' }),
  errors: ['no_encontrado'],
  provides: [list('Role'), byInput('Role')],
});
