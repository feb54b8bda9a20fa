/** What may reach the bell; each can be muted by the person. */
export const notificationTypes = {
  'posts.published': 'Publicaciones nuevas del muro',
  'posts.confirmation': 'Publicaciones que piden confirmar lectura',
  'posts.comment': 'Comentarios en mis publicaciones',
  'approvals.waiting': 'Solicitudes que esperan mi decisión',
  'approvals.decided': 'Respuestas a lo que pedí',
  'news.changed': 'Cambios en mis novedades',
  'leave.changed': 'Licencias aprobadas que cambian',
  'documents.asked': 'Documentos que me piden y lo que responden',
  'documents.delivered': 'Documentos que pedí y me entregan',
  'documents.expiring': 'Documentos del legajo por vencer',
  'signed.asked': 'Documentos que tengo que firmar',
  'signed.answered': 'Lo que envié a firmar y responden',
  'receipts.published': 'Recibos para firmar y lo que responden',
  'receipts.dissented': 'Recibos firmados en disconformidad',
  'orders.assigned': 'Pedidos que me asignan',
  'session.opened': 'Ingresos desde un dispositivo nuevo',
  'session.secondStep': 'Cambios en la verificación en dos pasos',
  'server.certificate': 'El certificado para firmar por vencer',
  'jobs.finished': 'Tareas largas que terminan',
} as const;

export type NotificationType = keyof typeof notificationTypes;
