import type { SessionState } from '@/services/session/sessionStore';
import { performCall } from '@/services/wms/performCall';

export interface PasswordChange {
  claveActual: string;
  claveNueva: string;
}

export function changePassword(change: PasswordChange, state: SessionState): Promise<unknown> {
  const call = {
    accion: 'usuario.cambiarClave',
    withUser: true,
    body: { ...change },
    privateFields: ['claveActual', 'claveNueva'],
  };
  return performCall(call, state);
}
