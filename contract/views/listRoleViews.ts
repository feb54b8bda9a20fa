import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

/** A list with views to choose from, and with which of them this role opens it. */
const roleList = z
  .object({
    /** The name of the list's accion. */
    list: z.string(),
    label: z.string(),
    /** `null`: as it comes. */
    firstId: id.nullable(),
    views: z.array(z.object({ id, name: z.string(), ownerName: z.string() })),
  })
  .meta({ id: 'RoleListViews' });

export const listRoleViews = defineAccion({
  name: 'vista.listarDeRol',
  module: 'views',
  summary: 'De cada lista que un rol puede abrir, sus vistas compartidas y con cuál se abre.',
  method: 'GET',
  permission: 'ADMIN.roles',
  scope: 'all',
  input: z.object({ roleId: id }),
  output: z.object({ rows: z.array(roleList) }).meta({ id: 'RoleViews' }),
  errors: ['no_encontrado'],
  provides: [list('View'), list('Role')],
});
