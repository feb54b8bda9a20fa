import { useStore } from 'react-redux';
import { configSet } from '@/services/session/configSlice';
import { isLoginAnswer } from '@/services/session/loginAnswer';
import { signedIn } from '@/services/session/sessionActions';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { performCall } from '@/services/wms/performCall';

export interface Credentials {
  usuario: string;
  clave: string;
  codigo?: string;
}

const otherPerson: AppError = {
  status: 0,
  code: 'otra_persona',
  message: 'Esa cuenta es de otra persona. Para cambiar de persona usá “Salir”.',
  detail: '',
};

/** A new session for whoever was here; the page and all that was typed stay as they are. */
export function useSignInAgain() {
  const store = useStore<SessionState>();
  return async ({ usuario, clave, codigo }: Credentials) => {
    const call = {
      method: 'POST',
      accion: 'usuario.ingresar',
      body: { usuario, clave, codigo: codigo || undefined },
      privateFields: ['usuario', 'clave', 'codigo'],
    } as const;
    const answer = await performCall(call, store.getState());
    if (!isLoginAnswer(answer) || answer.id !== store.getState().user.ID) throw otherPerson;
    store.dispatch(configSet({ key: 'lastUser', value: usuario }));
    store.dispatch(signedIn(answer));
  };
}
