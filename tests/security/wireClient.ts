import { reasonPhrase } from '../../server/engine/http/reasonPhrase';
import { type WireAnswer, wireRequest } from './wireRequest';
import type { WireServer } from './wireServer';

export interface WireSession {
  id: number;
  JWT: string;
  cookie: string;
  dni: string;
}

interface CallOptions {
  as?: { id: number; JWT: string };
  token?: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  entry?: string;
}

type Fields = Record<string, unknown>;

/** Writes calls as the protocol says, each part changeable, so that a test can get exactly one of them wrong. */
export function wireClient({ port }: WireServer) {
  const address = (accion: string, options: CallOptions): string => {
    const { token = 'anden', as, query = {}, entry = '/web-service' } = options;
    const parts = new URLSearchParams({ accion, ...query });
    if (token !== null) parts.set('token', token);
    if (as && !('nusuario' in query)) parts.set('nusuario', String(as.id));
    return `${entry}?${parts}`;
  };

  const bearer = ({ as }: CallOptions): Record<string, string> =>
    as ? { authorization: `Bearer ${as.JWT}` } : {};

  const post = (accion: string, fields: Fields, options: CallOptions = {}): Promise<WireAnswer> =>
    wireRequest(port, {
      method: 'POST',
      path: address(accion, options),
      headers: { 'content-type': 'application/json', ...bearer(options), ...options.headers },
      body: JSON.stringify(fields),
    });

  const get = (accion: string, query: Record<string, string>, options: CallOptions = {}) =>
    wireRequest(port, {
      path: address(accion, { ...options, query: { ...query, ...options.query } }),
      headers: { ...bearer(options), ...options.headers },
    });

  /** A body as it is, of whatever kind. */
  const send = (accion: string, type: string, body: string | Buffer, options: CallOptions = {}) =>
    wireRequest(port, {
      method: 'POST',
      path: address(accion, options),
      headers: { 'content-type': type, ...bearer(options), ...options.headers },
      body,
    });

  const signIn = async (usuario: string): Promise<WireSession> => {
    const answer = await post('usuario.ingresar', { usuario, clave: 'anden2026' });
    if (answer.status !== 200) throw new Error(`${usuario}: ${answer.status} ${answer.text}`);
    const body = answer.json as { id: number; JWT: string; dni: string };
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    return { id: body.id, JWT: body.JWT, dni: body.dni, cookie: cookie.split(';')[0] ?? '' };
  };

  const path = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    wireRequest(port, { method, path: target, headers });

  return { post, get, send, signIn, path };
}

export type WireClient = ReturnType<typeof wireClient>;

/** Every refusal has its status, the Spanish words of the status line, and a body that a person can read. */
export function expectRefusal(answer: WireAnswer, status: number, code: string): void {
  expect([answer.status, answer.statusText, answer.json]).toEqual([
    status,
    reasonPhrase(status),
    expect.objectContaining({ code, message: expect.stringMatching(/^[A-ZÁÉÍÓÚ¿].*\.$/) }),
  ]);
}
