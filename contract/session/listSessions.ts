import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { instant } from '../core/id';
import { list } from '../core/tags';

export const ownSession = z
  .object({
    id: z.uuid(),
    current: z.boolean(),
    createdAt: instant,
    lastSeenAt: instant,
    address: z.string(),
    device: z.string(),
  })
  .meta({ id: 'OwnSession' });

export const listSessions = defineAccion({
  name: 'usuario.sesiones',
  module: 'session',
  summary: 'Las sesiones abiertas de la propia cuenta.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  whileViewing: 'hidden',
  input: emptyInput,
  output: z.object({ rows: z.array(ownSession) }),
  provides: [list('Session')],
});
