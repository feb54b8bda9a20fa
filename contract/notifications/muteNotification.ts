import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { list } from '../core/tags';
import { type NotificationType, notificationTypes } from './notificationTypes';

const types = Object.keys(notificationTypes) as [NotificationType, ...NotificationType[]];

export const muteNotification = defineAccion({
  name: 'notificacion.silenciar',
  module: 'notifications',
  summary: 'Silencia o vuelve a mostrar un tipo de aviso.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ type: z.enum(types), muted: z.boolean() }),
  output: done,
  invalidates: [list('Notification')],
});
