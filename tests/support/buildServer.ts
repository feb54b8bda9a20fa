import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AccionDefinition, InputOf, OutputOf } from '@contract/core/accion';
import { signIn } from '@contract/session/sessionAcciones';
import type { z } from 'zod';
import { type AppParts, buildApp } from '../../server/app';
import type { Services } from '../../server/engine/acciones/context';
import { readConfig } from '../../server/engine/config/config';
import { connection, createTestDatabase } from './testDatabase';

export interface Answer<T> {
  status: number;
  body: T;
  /** The error shape, for refusals. */
  error: { code: string; message: string; fields?: Record<string, string>; detail?: unknown };
}

export interface TestSession {
  id: number;
  JWT: string;
}

type Env = Record<string, string>;

/** The real server over a database of its own, with the demo organisation; nothing is mocked. */
export async function buildServer(env: Env = {}, more: Pick<AppParts, 'pushReach'> = {}) {
  const demo = env.ANDEN_DEMO !== '0';
  const database = await createTestDatabase(demo);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'anden-test-'));
  if (demo) await cp(connection().demoFiles, path.join(dataDir, 'files'), { recursive: true });
  const parts = {
    config: readConfig({ ANDEN_DATA: dataDir, ...env }),
    ownerUrl: database.ownerUrl,
    appUrl: database.url,
    clientFolder: path.join(dataDir, 'no-client'),
    version: 'test',
    logFile: null,
    ...more,
  };
  const { app, services } = await buildApp(parts);
  await app.ready();
  const sessions = new Map<string, TestSession>();

  async function call<A extends AccionDefinition>(
    accion: A,
    fields: z.input<A['input']> | Record<string, unknown>,
    as?: string | TestSession,
    headers: Record<string, string> = {},
  ): Promise<Answer<OutputOf<A>>> {
    const session = typeof as === 'string' ? await sessionOf(as) : as;
    const query = new URLSearchParams({ token: 'anden', accion: accion.name });
    if (session) query.set('nusuario', String(session.id));
    const response = await app.inject({
      method: 'POST',
      url: `/web-service?${query}`,
      headers: {
        'content-type': 'application/json',
        ...(session ? { authorization: `Bearer ${session.JWT}` } : {}),
        ...headers,
      },
      payload: JSON.stringify(fields),
    });
    const body = JSON.parse(response.body);
    return { status: response.statusCode, body, error: body };
  }

  async function sessionOf(username: string): Promise<TestSession> {
    const known = sessions.get(username);
    if (known) return known;
    const { status, body } = await call(signIn, { usuario: username, clave: 'anden2026' });
    if (status !== 200) throw new Error(`could not sign in as ${username}: ${status}`);
    const session = { id: body.id, JWT: body.JWT };
    sessions.set(username, session);
    return session;
  }

  return {
    app,
    services: services as Services,
    call,
    /** For what the application itself may not do to its tables. */
    ownerUrl: database.ownerUrl,
    sessionOf,
    /** The same database under another process of ours. */
    startAnother: () => buildApp(parts),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof buildServer>>;
export type Input<A extends AccionDefinition> = InputOf<A>;
