import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';

export const notificationPreference = z
  .object({ type: z.string(), label: z.string(), muted: z.boolean() })
  .meta({ id: 'NotificationPreference' });

export const getNotificationPreferences = defineAccion({
  name: 'notificacion.preferencias',
  module: 'notifications',
  summary: 'Qué tipos de aviso están silenciados.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: emptyInput,
  output: z.object({ rows: z.array(notificationPreference) }),
  provides: [list('Notification')],
});
