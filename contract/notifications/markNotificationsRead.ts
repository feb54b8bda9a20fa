import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const markNotificationsRead = defineAccion({
  name: 'notificacion.marcarLeidas',
  module: 'notifications',
  summary: 'Marca avisos propios como leídos; sin ids, todos.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ ids: z.array(id).max(500).optional() }),
  output: z.object({ marked: z.int() }),
  invalidates: [list('Notification')],
});
