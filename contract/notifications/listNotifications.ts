import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, instant } from '../core/id';
import { list } from '../core/tags';

export const notification = z
  .object({
    id,
    type: z.string(),
    title: z.string(),
    body: z.string(),
    /** A route of the client. */
    link: z.string().nullable(),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notification' });

export const listNotifications = defineAccion({
  name: 'notificacion.listar',
  module: 'notifications',
  summary: 'Los avisos propios, del más nuevo al más viejo.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: z.object({
    page: z.int().min(1).max(1_000_000).default(1),
    size: z.int().min(1).max(100).default(20),
    unreadOnly: z.boolean().default(false),
  }),
  output: z.object({ rows: z.array(notification), total: z.int(), unread: z.int() }),
  provides: [list('Notification')],
});
