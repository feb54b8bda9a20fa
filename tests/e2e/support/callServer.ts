import { PASSWORD, type RoleName } from './story';

export interface ServerSession {
  id: number;
  JWT: string;
  /** The number of its person, as it stands on a slip. */
  docket: string | number;
}

type Fields = Record<string, unknown>;

/** This makes a call of the protocol, as another device would make it. */
export async function callServer<T>(
  url: string,
  accion: string,
  fields: Fields,
  session?: ServerSession,
  /** A change sent twice under one happens once. */
  key?: string,
): Promise<T> {
  const query = new URLSearchParams({ token: 'anden', accion });
  if (session) query.set('nusuario', String(session.id));
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (session) headers.authorization = `Bearer ${session.JWT}`;
  if (key) headers['idempotency-key'] = key;
  const response = await fetch(`${url}/web-service?${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
  });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${accion}: ${response.status} ${JSON.stringify(body)}`);
  return body as T;
}

export function openSession(url: string, role: RoleName): Promise<ServerSession> {
  return callServer(url, 'usuario.ingresar', { usuario: role, clave: PASSWORD });
}
