import { z } from 'zod';
import { accountNotices } from './accountNotices';
import type { NotificationKind } from './notificationKind';

/** The notices that may reach the bell; each can be muted by the person. */
export const notificationTypes = {
  'posts.published': {
    label: 'Publicaciones nuevas del muro',
    mail: false,
    push: { title: 'Muro', body: 'Hay una publicación nueva.' },
  },
  'posts.confirmation': {
    label: 'Publicaciones que piden confirmar lectura',
    mail: true,
    push: { title: 'Muro', body: 'Te piden confirmar que leíste una publicación.' },
  },
  'posts.comment': {
    label: 'Comentarios en mis publicaciones',
    mail: false,
    push: { title: 'Muro', body: 'Comentaron una publicación tuya.' },
  },
  'chats.message': {
    label: 'Mensajes nuevos: solo en los dispositivos',
    mail: false,
    push: { title: 'Mensajes', body: 'Tenés un mensaje nuevo.' },
  },
  'chats.urgent': {
    label: 'Mensajes urgentes: solo en los dispositivos',
    mail: false,
    push: { title: 'Mensajes', body: 'Tenés un mensaje urgente.' },
  },
  'chats.mention': {
    label: 'Mensajes en los que me mencionan',
    mail: false,
    push: { title: 'Mensajes', body: 'Te mencionaron en una conversación.' },
  },
  'chats.report': {
    label: 'Mensajes que alguien denuncia',
    mail: true,
    push: { title: 'Mensajes', body: 'Hay una denuncia de mensajes por ver.' },
  },
  'approvals.waiting': {
    label: 'Solicitudes que esperan mi decisión',
    mail: true,
    push: { title: 'Aprobaciones', body: 'Hay solicitudes que esperan tu decisión.' },
  },
  'approvals.decided': {
    label: 'Respuestas a lo que pedí',
    mail: true,
    push: { title: 'Solicitudes', body: 'Hay una respuesta a algo que pediste.' },
  },
  'approvals.comment': {
    label: 'Comentarios en solicitudes',
    mail: false,
    push: { title: 'Solicitudes', body: 'Comentaron una solicitud.' },
  },
  'markings.clockFile': {
    label: 'Archivos de reloj que no se pudieron leer',
    mail: false,
    push: { title: 'Fichadas', body: 'Hay archivos de reloj que no se pudieron leer.' },
  },
  'receiving.reorder': {
    label: 'Productos que llegaron a su mínimo',
    mail: false,
    push: { title: 'Reposición', body: 'Hay productos para pedir.' },
  },
  'sync.failing': {
    label: 'Enlaces y avisos a otros sistemas que fallan',
    mail: false,
    push: { title: 'Sincronización', body: 'Falla un enlace o un aviso a otro sistema.' },
  },
  'sync.limits': {
    label: 'Enlaces en los que no entra nada, o que rechazan de más',
    mail: false,
    push: { title: 'Sincronización', body: 'Un enlace pasó uno de sus límites.' },
  },
  'sync.parked': {
    label: 'Filas de enlaces que esperaban un mes cerrado, cuando se reabre',
    mail: false,
    push: { title: 'Sincronización', body: 'Se reabrió un mes que esperaban filas de un enlace.' },
  },
  'news.changed': {
    label: 'Cambios en mis novedades',
    mail: false,
    push: { title: 'Novedades', body: 'Cambió una novedad tuya.' },
  },
  'leave.changed': {
    label: 'Licencias aprobadas que cambian',
    mail: false,
    push: { title: 'Licencias', body: 'Cambió una licencia que estaba aprobada.' },
  },
  'schedules.published': {
    label: 'Mis horarios, cuando se publican o cambian',
    mail: false,
    push: { title: 'Horarios', body: 'Publicaron o cambiaron tus horarios.' },
  },
  'schedules.swap': {
    label: 'Cambios de turno que me piden',
    mail: true,
    push: { title: 'Horarios', body: 'Hay algo nuevo sobre un cambio de turno.' },
  },
  'schedules.open': {
    label: 'Turnos abiertos: los que puedo tomar y los que me toman',
    mail: false,
    push: { title: 'Horarios', body: 'Hay algo nuevo sobre un turno abierto.' },
  },
  'documents.asked': {
    label: 'Documentos que me piden y lo que responden',
    mail: true,
    push: { title: 'Legajo', body: 'Hay algo nuevo sobre los documentos que te piden.' },
  },
  'documents.delivered': {
    label: 'Documentos que pedí y me entregan',
    mail: true,
    push: { title: 'Legajo', body: 'Te entregaron un documento que pediste.' },
  },
  'documents.expiring': {
    label: 'Documentos del legajo por vencer',
    mail: true,
    push: { title: 'Legajo', body: 'Hay documentos vencidos o por vencer.' },
  },
  'signed.asked': {
    label: 'Documentos que tengo que firmar',
    mail: true,
    push: { title: 'Firmas', body: 'Hay algo nuevo sobre los documentos que tenés que firmar.' },
  },
  'signed.answered': {
    label: 'Lo que envié a firmar y responden',
    mail: false,
    push: { title: 'Firmas', body: 'Hay una respuesta a lo que enviaste a firmar.' },
  },
  'receipts.published': {
    label: 'Recibos para firmar y lo que responden',
    mail: true,
    push: { title: 'Recibos', body: 'Tenés un recibo para mirar o firmar.' },
  },
  'receipts.dissented': {
    label: 'Recibos firmados en disconformidad',
    mail: true,
    push: { title: 'Recibos', body: 'Firmaron un recibo en disconformidad.' },
  },
  'loans.changed': {
    label: 'Mis préstamos: pagos, cuotas que se corren y cambios',
    mail: false,
    push: { title: 'Préstamos', body: 'Hay algo nuevo sobre un préstamo tuyo.' },
  },
  'hours.bankExpiring': {
    label: 'Horas de mi banco por vencer',
    mail: true,
    push: { title: 'Horas', body: 'Tenés horas del banco por vencer.' },
  },
  'hours.bankDue': {
    label: 'Horas de mi banco que se pagan',
    mail: false,
    push: { title: 'Horas', body: 'Pasan a pagarse horas de tu banco.' },
  },
  'reimbursements.changed': {
    label: 'Cambios en mis reintegros',
    mail: false,
    push: { title: 'Reintegros', body: 'Cambió un reintegro tuyo.' },
  },
  'renditions.changed': {
    label: 'Cambios en mis anticipos y rendiciones',
    mail: false,
    push: { title: 'Rendiciones', body: 'Cambió una rendición tuya.' },
  },
  'visits.changed': {
    label: 'Mis visitas, cuando se publican o cambian',
    mail: false,
    push: { title: 'Visitas', body: 'Publicaron o cambiaron visitas tuyas.' },
  },
  'visits.series': {
    label: 'Series de visitas que se quedan sin quien las haga',
    mail: false,
    push: { title: 'Visitas', body: 'Una serie de visitas se quedó sin quien la haga.' },
  },
  'referrals.changed': {
    label: 'Mis referidos, cuando avanzan',
    mail: false,
    push: { title: 'Referidos', body: 'Hay una novedad de alguien que referiste.' },
  },
  'referrals.interview': {
    label: 'Entrevistas que me tocan',
    mail: false,
    push: { title: 'Entrevistas', body: 'Hay una novedad de una entrevista que te toca.' },
  },
  'referrals.arrived': {
    label: 'Postulaciones por referidos',
    mail: false,
    push: { title: 'Referidos', body: 'Hay una postulación por ver.' },
  },
  'orders.assigned': {
    label: 'Pedidos que me asignan',
    mail: false,
    push: { title: 'Pedidos', body: 'Te asignaron un pedido.' },
  },
  'orders.delivery': {
    label: 'Entregas de mis pedidos que no salen bien',
    mail: false,
    push: { title: 'Pedidos', body: 'Un pedido tuyo no se entregó como debía.' },
  },
  'orders.comment': {
    label: 'Comentarios en pedidos que sigo',
    mail: false,
    push: { title: 'Pedidos', body: 'Comentaron un pedido que seguís.' },
  },
  'counts.asked': {
    label: 'Conteos que me tocan',
    mail: false,
    push: { title: 'Conteos', body: 'Te toca contar mercadería.' },
  },
  'counts.comment': {
    label: 'Comentarios en conteos que sigo',
    mail: false,
    push: { title: 'Conteos', body: 'Comentaron un conteo que seguís.' },
  },
  ...accountNotices,
} as const satisfies Record<string, NotificationKind>;

export type NotificationType = keyof typeof notificationTypes;

const names = Object.keys(notificationTypes) as [NotificationType, ...NotificationType[]];
export const notificationType = z.enum(names);
