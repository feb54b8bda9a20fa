import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, instant } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';

export const openSession = z
  .object({
    id,
    username: z.string(),
    name: z.string(),
    roleName: z.string(),
    device: z.string(),
    address: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    own: z.boolean(),
  })
  .meta({ id: 'OpenSession' });

export const listAllSessions = defineAccion({
  name: 'sesion.listar',
  module: 'admin',
  summary: 'Las sesiones abiertas de todas las cuentas.',
  method: 'GET',
  permission: 'ADMIN.users',
  scope: 'all',
  input: listInput({
    sort: ['lastSeenAt', 'createdAt', 'name', 'username', 'roleName'],
    filter: ['name', 'username', 'roleName', 'address', 'lastSeenAt', 'createdAt'],
  }),
  output: listOutput(openSession),
  provides: [list('Session')],
});
