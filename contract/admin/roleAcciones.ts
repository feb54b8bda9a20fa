import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { byInput, list } from '../core/tags';
import { sessionUser } from '../session/sessionUser';
import { role, roleFields } from './role';

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

export const deleteRole = defineAccion({
  name: 'rol.borrar',
  module: 'admin',
  summary: 'Borra un rol que no tiene ninguna cuenta.',
  method: 'POST',
  permission: 'ADMIN.roles',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Role')],
});

export const saveRole = defineAccion({
  name: 'rol.guardar',
  module: 'admin',
  summary: 'Crea un rol o cambia lo que permite; rige desde el pedido siguiente de cada persona.',
  method: 'POST',
  permission: 'ADMIN.roles',
  scope: 'all',
  input: roleFields.extend({ id: id.optional(), version: version.optional() }),
  output: role,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Role')],
});

export const startView = defineAccion({
  name: 'verComo.empezar',
  module: 'admin',
  summary: 'Muestra el sistema como lo ve una persona o un rol, solo para leer, por media hora.',
  method: 'POST',
  permission: ['ADMIN.roles', 'ADMIN.users'],
  scope: 'all',
  input: z.object({
    kind: z.enum(['role', 'person']),
    id,
    /** The page to come back to. */
    from: z
      .string()
      .max(1000)
      .regex(/^\/(?!\/)/, 'Tiene que ser una página del sistema.'),
  }),
  output: sessionUser,
  errors: ['no_encontrado', 'conflicto'],
});
