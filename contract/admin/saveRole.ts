import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { role, roleFields } from './role';

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
