import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AccionDefinition, InputOf, OutputOf } from '@contract/core/accion';
import { and, eq } from 'drizzle-orm';
import { Duration, type DurationLikeObject } from 'luxon';
import type { z } from 'zod';
import { type AppParts, buildApp } from '../../server/app';
import { account } from '../../server/db/schema/session';
import type { Services } from '../../server/engine/acciones/context';
import { readConfig } from '../../server/engine/config/config';
import { openSession } from '../../server/engine/session/sessionRow';
import { signToken } from '../../server/engine/session/tokens';
import { clock, moveClock } from '../../server/engine/time/clock';
import { holdChores } from './holdChores';
import { linkFolder } from './linkFolder';
import { quickFolder } from './postgres/quickFolder';
import { createTestDatabase } from './testDatabase';

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

interface More extends Pick<AppParts, 'pushReach' | 'outsideReach'> {
  /** The test is about what the server does by itself at its hours; otherwise a chore runs only when something hurries it. */
  chores?: true;
}

/** The real server over a database of its own, with the demo organisation; nothing is mocked. */
export async function buildServer(env: Env = {}, { chores, ...more }: More = {}) {
  const demo = env.ANDEN_DEMO !== '0';
  const database = await createTestDatabase(demo);
  const dataDir = await mkdtemp(path.join(quickFolder(), 'anden-test-'));
  if (demo) linkFolder(database.demoFiles, path.join(dataDir, 'files'));
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
  // A chore that runs by the real clock would change what a test has just read.
  if (!chores) await holdChores(services.database.db);
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

  /** This opens a session as signing in does, but for the password: proving that costs more than most tests, and has its own. */
  async function sessionOf(username: string): Promise<TestSession> {
    const known = sessions.get(username);
    if (known) return known;
    const { db } = services.database;
    const [found] = await db
      .select({ id: account.id })
      .from(account)
      .where(and(eq(account.username, username), eq(account.active, true)));
    if (!found) throw new Error(`nobody who may enter is called ${username}`);
    const opened = await openSession(db, {
      accountId: found.id,
      address: '127.0.0.1',
      device: 'pruebas',
    });
    const claims = { accountId: found.id, sessionId: opened.id };
    const session = { id: found.id, JWT: await signToken(services.jwtSecret, claims) };
    sessions.set(username, session);
    return session;
  }

  return {
    app,
    services: services as Services,
    call,
    /** For what the application itself may not do to its tables. */
    ownerUrl: database.ownerUrl,
    /** The superuser's, for what not even the owner may do. */
    adminUrl: database.adminUrl,
    sessionOf,
    /** Goes on so much later, here and in the database; what waits in memory for a while does not notice. */
    travel: async (span: DurationLikeObject) => {
      moveClock(clock.aheadMs() + Duration.fromObject(span).toMillis());
      await database.moveClock(clock.aheadMs());
      // They may have ended meanwhile; whoever asks next signs in anew.
      sessions.clear();
    },
    /** A file by its address, as whoever is signed in gets it. */
    fetchFile: async (url: string | null, as: string) => {
      const { JWT } = await sessionOf(as);
      return app.inject({ url: url ?? '', headers: { authorization: `Bearer ${JWT}` } });
    },
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
