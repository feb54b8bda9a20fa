import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { role } from './role';

export const listRoles = defineAccion({
  name: 'rol.listar',
  module: 'admin',
  summary: 'Los roles, con lo que cada uno permite y cuántas cuentas lo tienen.',
  method: 'GET',
  permission: ['ADMIN.roles', 'ADMIN.users'],
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(role) }).meta({ id: 'RoleList' }),
  provides: [list('Role')],
});
