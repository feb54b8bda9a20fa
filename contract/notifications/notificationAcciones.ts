import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { notificationType } from './notificationTypes';

export const markNotificationsRead = defineAccion({
  name: 'notificacion.marcarLeidas',
  module: 'notifications',
  summary:
    'Marca avisos propios como leídos: los de esos ids, los que llevan a esa página, o todos.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    ids: z.array(id).max(500).optional(),
    /** Where they lead: whoever is there has seen them. */
    link: z.string().max(500).optional(),
  }),
  output: z.object({ marked: z.int() }),
  invalidates: [list('Notification')],
  queueable: true,
});

export const muteNotification = defineAccion({
  name: 'notificacion.silenciar',
  module: 'notifications',
  summary: 'Silencia o vuelve a mostrar un tipo de aviso.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ type: notificationType, muted: z.boolean() }),
  output: done,
  invalidates: [list('Notification')],
});
