import type { NotificationKind } from './notificationKind';

/** The notices about accounts, the server and its tasks, which no module of its own has. */
export const accountNotices = {
  'people.handover': {
    label: 'Lo que me pasan de quien se va',
    mail: true,
    push: { title: 'Personas', body: 'Seguís con lo de una persona que se va.' },
  },
  'accounts.forgotten': {
    label: 'Personas que olvidaron su contraseña',
    mail: true,
    push: { title: 'Cuentas', body: 'Alguien pidió una contraseña nueva.' },
  },
  'session.opened': {
    label: 'Ingresos desde un dispositivo nuevo',
    mail: true,
    push: { title: 'Tu cuenta', body: 'Alguien ingresó desde un dispositivo nuevo.' },
  },
  'session.secondStep': {
    label: 'Cambios en la verificación en dos pasos',
    mail: true,
    push: { title: 'Tu cuenta', body: 'Cambió la verificación en dos pasos.' },
  },
  'server.certificate': {
    label: 'El certificado para firmar por vencer',
    mail: true,
    push: { title: 'Servidor', body: 'Está por vencer el certificado para firmar.' },
  },
  'jobs.finished': {
    label: 'Tareas largas que terminan',
    mail: false,
    push: { title: 'Tareas', body: 'Terminó una tarea que pediste.' },
  },
} as const satisfies Record<string, NotificationKind>;
