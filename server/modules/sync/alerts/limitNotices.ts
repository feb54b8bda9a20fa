import { counted } from '@contract/core/counted';
import type { link } from '../../../db/schema/sync';
import type { Notice } from '../../../engine/notifications/notice';

type Linked = typeof link.$inferSelect;

export const LIMITS = 'sync.limits';
export const quietPath = (id: number) => `/sync/${id}`;
export const rejectsPath = (id: number) => `/sync/${id}?ver=rechazadas`;

export const quietNotice = ({ id, name, quietDays }: Linked): Notice => ({
  type: LIMITS,
  title: `En el enlace ${name} no entra nada`,
  body: `Hace más de ${counted(quietDays ?? 0, 'día', 'días')} que no trae nada. Fijate si el otro sistema sigue dejando sus datos.`,
  link: quietPath(id),
});

export const rejectsNotice = (
  { id, name, rejectPercent }: Linked,
  { read, rejected }: { read: number; rejected: number },
): Notice => ({
  type: LIMITS,
  title: `El enlace ${name} rechaza de más`,
  body: `De ${counted(read, 'fila', 'filas')} se ${rejected === 1 ? 'rechazó' : 'rechazaron'} ${rejected}: más del ${rejectPercent} %.`,
  link: rejectsPath(id),
});
