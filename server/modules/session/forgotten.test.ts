import { listAudit } from '@contract/admin/listAudit';
import { listNotifications } from '@contract/notifications/listNotifications';
import { choosePassword, forgetPassword } from '@contract/session/forgottenAcciones';
import { listSessions } from '@contract/session/listSessions';
import { signIn } from '@contract/session/sessionAcciones';
import { getAccount, resetPassword } from '@contract/users/accountAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';
import { anyOf } from '../../db/anyOf';
import { auditEntry } from '../../db/schema/audit';
import { jobProgress } from '../../db/schema/events';
import { person } from '../../db/schema/organisation';
import { account, forgottenPassword, signInFailure } from '../../db/schema/session';

const accountOf = async (server: TestServer, username: string) => {
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, username));
  if (!row) throw new Error(`nobody is ${username}`);
  return { ...row, personId: row.personId ?? 0 };
};

const enter = (server: TestServer, usuario: string, clave: string) =>
  server.call(signIn, { usuario, clave });

/** This lets the server forget who asked from here before. */
const forgetTries = (server: TestServer) => server.services.database.db.delete(signInFailure);

const rows = (server: TestServer) => server.services.database.db.select().from(forgottenPassword);

async function attended(server: TestServer) {
  const { db } = server.services.database;
  const waiting = and(
    eq(jobProgress.kind, 'account.forgotten'),
    anyOf(jobProgress.state, ['queued', 'running']),
  );
  await until(
    () => db.$count(jobProgress, waiting),
    (count) => count === 0,
  );
}

describe('with a mail server', () => {
  let server: TestServer;
  let smtp: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    smtp = await startMailServer();
    server = await buildServer({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      PUBLIC_URL: 'https://anden.example',
    });
  });
  afterAll(async () => {
    await server.close();
    await smtp.stop();
  });
  beforeEach(async () => {
    smtp.forget();
    await forgetTries(server);
    await server.services.database.db.delete(forgottenPassword);
  });

  const ask = (usuario: string) => server.call(forgetPassword, { usuario });
  const readLink = (mail: string) => {
    const plain = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    return /https:\/\/anden\.example\/login#enlace=([\w-]+)/.exec(plain)?.[1] ?? '';
  };
  async function linkFor(usuario: string): Promise<string> {
    expect((await ask(usuario)).body).toEqual({ way: 'mail' });
    await until(
      () => smtp.mails().length,
      (count) => count === 1,
    );
    return readLink(smtp.mails()[0] ?? '');
  }
  const choose = (enlace: string, claveNueva = 'un caballo verde y manso') =>
    server.call(choosePassword, { enlace, claveNueva });

  test('a link of the mail opens once, and closes what was open', async () => {
    const before = await enter(server, 'empleado', 'anden2026');
    const session = { id: before.body.id, JWT: before.body.JWT };
    const link = await linkFor('empleado');
    expect(link.length).toBeGreaterThan(40);
    const poor = await choose(link, 'empleado empleado');
    expect(poor.error.fields).toHaveProperty('claveNueva');
    expect((await choose(link)).body).toEqual({ ok: true });
    expect((await server.call(listSessions, {}, session)).status).toBe(401);
    expect((await enter(server, 'empleado', 'anden2026')).status).toBe(401);
    await forgetTries(server);
    expect((await enter(server, 'empleado', 'un caballo verde y manso')).status).toBe(200);
    const again = await choose(link, 'otra frase que nadie sabe');
    expect([again.status, again.error.code]).toEqual([404, 'no_encontrado']);
    const { body } = await server.call(listAudit, { size: 20 }, 'admin');
    const accions = body.rows.map(({ accion }) => accion);
    expect(accions).toEqual(expect.arrayContaining([forgetPassword.name, choosePassword.name]));
  });

  test('two at once with the same link: one of them chooses', async () => {
    const link = await linkFor('jefe');
    const both = await Promise.all([
      choose(link, 'la primera frase larga'),
      choose(link, 'la segunda frase larga'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('neither the link nor the password is kept in clear', async () => {
    const link = await linkFor('operario');
    const [row] = await rows(server);
    expect(JSON.stringify(row)).not.toContain(link);
    const { db } = server.services.database;
    const kept = [await db.select().from(jobProgress), await db.select().from(auditEntry)];
    expect(JSON.stringify(kept)).not.toContain(link);
  });

  test('after half an hour it opens nothing', async () => {
    const link = await linkFor('supervisor');
    const { db } = server.services.database;
    await db.update(forgottenPassword).set({ expiresAt: sql`anden_now() - interval '1 second'` });
    expect((await choose(link)).status).toBe(404);
    expect((await enter(server, 'supervisor', 'anden2026')).status).toBe(200);
  });

  test('asked by the work address, and again at once: one mail', async () => {
    const { personId } = await accountOf(server, 'rrhh');
    const { db } = server.services.database;
    const [who] = await db.select().from(person).where(eq(person.id, personId));
    await linkFor((who?.email ?? '').toUpperCase());
    await ask('rrhh');
    await attended(server);
    expect(smtp.mails()).toHaveLength(1);
  });

  test('who has no address is told to those who give passwords, in the same answer', async () => {
    const { personId, displayName } = await accountOf(server, 'operario');
    const { db } = server.services.database;
    await db.update(person).set({ email: null }).where(eq(person.id, personId));
    expect((await ask('operario')).body).toEqual({ way: 'mail' });
    await attended(server);
    const { body } = await server.call(listNotifications, {}, 'admin');
    expect(body.rows[0]).toMatchObject({
      type: 'accounts.forgotten',
      title: `${displayName} pidió una contraseña nueva`,
    });
  });

  test('guessing links is counted, and waits', async () => {
    const link = await linkFor('jefe');
    const guesses = Array.from({ length: 60 }, (_, at) => `${link.slice(0, -2)}${10 + at}`);
    const answers: number[] = [];
    for (const guess of guesses) answers.push((await choose(guess)).status);
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('without one', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildServer();
  });
  afterAll(() => server.close());
  beforeEach(() => forgetTries(server));

  const ask = (usuario: string) => server.call(forgetPassword, { usuario });
  const bells = async () => {
    const { body } = await server.call(listNotifications, {}, 'admin');
    return body.rows.filter(({ type }) => type === 'accounts.forgotten');
  };

  test('who gives passwords hears of it once, and it settles with the new one', async () => {
    const { personId } = await accountOf(server, 'empleado');
    expect((await ask('empleado')).body).toEqual({ way: 'people' });
    await attended(server);
    await ask('empleado');
    await attended(server);
    expect(await bells()).toMatchObject([{ link: `/users/${personId}?ver=cuenta`, readAt: null }]);
    // The next day it may be asked for again: of two bells the older one is quiet.
    const { db } = server.services.database;
    await db.update(forgottenPassword).set({ askedAt: sql`anden_now() - interval '25 hours'` });
    await ask('empleado');
    await attended(server);
    const [last, first] = await bells();
    expect([last?.readAt, typeof first?.readAt]).toEqual([null, 'string']);
    const { body } = await server.call(getAccount, { personId }, 'admin');
    const version = body.account?.version ?? 0;
    expect((await server.call(resetPassword, { personId, version }, 'admin')).status).toBe(200);
    expect((await bells())[0]?.readAt).not.toBeNull();
    expect(await rows(server)).toEqual([]);
  });

  test('the answer is the same for who is nobody, and nothing is written', async () => {
    const known = await ask('jefe');
    const unknown = await ask('no.existe');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await attended(server);
    expect((await bells()).filter(({ readAt }) => readAt === null)).toHaveLength(1);
  });

  test('asking over and over is refused for a while, account by account', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await ask('nadie')).status);
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    expect(statuses.slice(5)).toEqual([429, 429]);
    expect((await ask('supervisor')).status).toBe(200);
  });

  test('one address asking for everybody is stopped too', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 55; at += 1) statuses.add((await ask(`persona${at}`)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    // People who sign in from there are not kept out.
    expect((await enter(server, 'rrhh', 'anden2026')).status).toBe(200);
  });
});
