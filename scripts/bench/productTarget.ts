import { randomUUID } from 'node:crypto';
import { callServer, openSession, type ServerSession } from '../../tests/e2e/support/callServer';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { PASSWORD } from '../../tests/e2e/support/story';
import type { Request } from './loadOf';
import { type Case, oneOf, type Target } from './target';

/** Written by nobody else, so that they can be taken away again. */
export const COMMENT = 'Lo dice la medición.';

interface Known {
  /** The orders that the chief of a warehouse sees. */
  orderIds: readonly number[];
  /** The names of accounts, to sign in with. */
  usernames: readonly string[];
  /** The people who may punch that they come in. */
  outside: readonly ServerSession[];
}

const addressOf = (accion: string, session?: ServerSession, fields: object = {}) => {
  const query = new URLSearchParams({ token: 'anden', accion });
  if (session) query.set('nusuario', String(session.id));
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value));
  return `/web-service?${query}`;
};

const read = (accion: string, session: ServerSession, fields: object = {}): Request => ({
  method: 'GET',
  path: addressOf(accion, session, fields),
  headers: { authorization: `Bearer ${session.JWT}` },
});

const write = (accion: string, fields: object, session?: ServerSession): Request => ({
  method: 'POST',
  path: addressOf(accion, session),
  headers: {
    'content-type': 'application/json',
    ...(session && { authorization: `Bearer ${session.JWT}`, 'idempotency-key': randomUUID() }),
  },
  body: JSON.stringify(fields),
});

interface Wall {
  rows: { id: number; actions: string[] }[];
}

/** Each of another person: what one sends again within a minute is the same punch. */
function punchesOf(outside: readonly ServerSession[]): () => Request {
  let next = 0;
  return () => {
    const session = outside[next++];
    if (!session) throw new Error('more punches than people');
    const claimedAt = new Date().toISOString();
    const fields = { kind: 'in', source: 'web', claimedAt, clockOffset: 0 };
    return write('fichada.fichar', fields, session);
  };
}

async function casesOf(url: string, { orderIds, usernames, outside }: Known): Promise<Case[]> {
  const today = new Date().toISOString().slice(0, 10);
  const [chief, hr, employee] = await Promise.all([
    openSession(url, 'jefe'),
    openSession(url, 'rrhh'),
    openSession(url, 'empleado'),
  ]);
  const wall = await callServer<Wall>(url, 'publicacion.listar', {}, employee);
  const post = wall.rows.find(({ actions }) => actions.includes('comment'))?.id;
  return [
    { name: 'session check', next: () => read('servidor.obtenerMapa', employee) },
    { name: 'list of 50, total', next: () => read('pedido.listar', chief) },
    { name: 'order', next: () => read('pedido.obtener', chief, { id: oneOf(orderIds) }) },
    {
      name: 'comment',
      next: () => write('publicacion.comentar', { postId: post, body: COMMENT }, employee),
    },
    {
      name: 'sign-in',
      next: () => write('usuario.ingresar', { usuario: oneOf(usernames), clave: PASSWORD }),
    },
    { name: 'wall', next: () => read('publicacion.listar', employee) },
    { name: 'inbox', next: () => read('solicitud.listarPendientes', hr) },
    { name: 'directory', next: () => read('persona.listar', employee) },
    { name: 'roster of 250', next: () => read('horario.listarSemana', hr, { from: today }) },
    { name: "week's hours", next: () => read('hora.obtenerSemana', employee, { from: today }) },
    { name: 'punch', next: punchesOf(outside) },
  ];
}

/** The product as `npm start` runs it, over a data folder of its own. */
export async function startTarget(dataDir: string) {
  const { url, child, stop } = await startProduct(dataDir);
  return {
    stop,
    target: async (known: Known): Promise<Target> => ({
      name: 'Andén',
      port: Number(new URL(url).port),
      pid: child.pid ?? 0,
      cases: await casesOf(url, known),
      stop,
    }),
  };
}
