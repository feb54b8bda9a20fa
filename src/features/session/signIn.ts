import type { ConfigState } from '@/services/session/configSlice';
import { isLoginAnswer, type LoginAnswer } from '@/services/session/loginAnswer';
import { requestDetail } from '@/services/wms/appError';
import { askServer } from './askServer';

export interface Credentials {
  usuario: string;
  clave: string;
  /** Where the account asks for one besides the password. */
  codigo?: string;
}

/** Asks the server typed here, or this page's own; never the one of whoever was signed in before. */
export async function signIn(credentials: Credentials, config: ConfigState): Promise<LoginAnswer> {
  const answer: unknown = await askServer({ user: {}, client: {}, config }, ({ signIn: enter }) =>
    enter.initiate(credentials),
  );
  if (isLoginAnswer(answer)) return answer;
  const message = 'Esa dirección respondió, pero no es un servidor de Andén. Revisá el servidor.';
  throw { status: 200, code: 'respuesta_invalida', message, detail: requestDetail('OK') };
}
