import { randomUUID } from 'node:crypto';
import { cancelJob, listAllJobs, listChores, retryJob } from '@contract/admin/jobAcciones';
import { getHealth, sendTestMail } from '@contract/admin/serverAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { jobProgress } from '../../db/schema/events';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { chores } from '../../engine/jobs/chores';
import { runChore } from '../../engine/jobs/runChore';
import { clock } from '../../engine/time/clock';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const db = () => server.services.database.db;

async function task(state: 'queued' | 'failed' | 'done', kind = 'sin.corredor') {
  const [row] = await db()
    .insert(jobProgress)
    .values({ id: randomUUID(), kind, title: 'De prueba', payload: {}, state })
    .returning();
  if (!row) throw new Error('no task');
  return row;
}

const stateOf = async (id: string) =>
  (await db().select().from(jobProgress).where(eq(jobProgress.id, id)))[0];

test('every task shows, with why it failed, to who looks after the server and nobody else', async () => {
  const failed = await task('failed');
  await db()
    .update(jobProgress)
    .set({ message: 'No se pudo.', error: 'Error: disco lleno' })
    .where(eq(jobProgress.id, failed.id));
  const filters = [{ field: 'state', operator: 'is', value: 'failed' }];
  const { body } = await server.call(listAllJobs, { filters }, 'admin');
  expect(body.rows).toContainEqual(
    expect.objectContaining({ id: failed.number, who: null, error: 'Error: disco lleno' }),
  );
  expect((await server.call(listAllJobs, {}, 'rrhh')).status).toBe(403);
});

test('a failed task goes back to the queue and runs again', async () => {
  const { id, number } = await task('failed');
  expect((await server.call(retryJob, { id: number }, 'admin')).status).toBe(200);
  // Nothing runs this kind, so that it fails again, now with the reason.
  await until(
    () => stateOf(id),
    (job) => job?.error?.includes('sin.corredor') ?? false,
  );
  expect((await stateOf(id))?.state).toBe('failed');
  const done = await task('done');
  expect((await server.call(retryJob, { id: done.number }, 'admin')).status).toBe(409);
  expect((await server.call(retryJob, { id: 99_999 }, 'admin')).status).toBe(404);
});

test('a waiting task is cancelled once, and never runs', async () => {
  const { id, number } = await task('done');
  // It waits, and who cancels it stands before who would run it.
  const { asked } = await db().transaction(async (tx) => {
    await tx.update(jobProgress).set({ state: 'queued' }).where(eq(jobProgress.id, id));
    const cancelling = server.call(cancelJob, { id: number }, 'admin');
    await until(
      async () => (await db().execute(sql`select from pg_locks where not granted`)).rows.length,
      (waiting) => waiting > 0,
    );
    return { asked: cancelling };
  });
  expect((await asked).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled' });
  expect((await server.call(cancelJob, { id: number }, 'admin')).status).toBe(409);
  await server.services.jobs.flush();
  expect(await stateOf(id)).toMatchObject({ state: 'cancelled', startedAt: null });
});

test('a chore tells when it ran, how it ended and when it comes next', async () => {
  const seal = chores.find(({ name }) => name === 'seal-audit');
  if (!seal) throw new Error('no such chore');
  await runChore(server.services, seal);
  const broken = { ...seal, name: 'forget-old', run: () => Promise.reject(new Error('roto')) };
  await expect(runChore(server.services, broken)).rejects.toThrow('roto');
  const { rows } = (await server.call(listChores, {}, 'admin')).body;
  const of = (name: string) => rows.find((row) => row.name === name);
  expect(of('seal-audit')).toMatchObject({ error: null, finishedAt: expect.any(String) });
  expect(of('forget-old')?.error).toBe('roto');
  for (const { nextAt } of rows) expect(Date.parse(nextAt)).toBeGreaterThan(clock.ms());
});

test('the health tells of every part', async () => {
  const { status, body } = await server.call(getHealth, {}, 'admin');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: 'test',
    mail: false,
    fileStore: null,
    queue: { failed: expect.any(Number) },
  });
  expect(body.backupAt).toBeNull();
  expect(body.database.tables.length).toBe(8);
  expect(body.database.connections).toBeGreaterThan(0);
  expect(body.disk?.freeBytes).toBeGreaterThan(0);
  expect(body.audit.sealedAt).not.toBeNull();
  expect((await server.call(getHealth, {}, 'jefe')).status).toBe(403);
});

test('without a mail server, or with one that refuses, the test mail says so', async () => {
  const none = await server.call(sendTestMail, {}, 'admin');
  expect([none.status, none.error.message]).toEqual([409, expect.stringContaining('Ajustes')]);
  const [admin] = await db().select().from(account).where(eq(account.username, 'admin'));
  await db()
    .update(person)
    .set({ email: 'admin@anden.example' })
    .where(eq(person.id, admin?.personId ?? 0));
  const sent: string[] = [];
  server.services.mailer = {
    ready: async () => true,
    send: async ({ to }) => void sent.push(to),
    close: () => undefined,
  };
  expect((await server.call(sendTestMail, {}, 'admin')).body).toEqual({
    to: 'admin@anden.example',
  });
  expect(sent).toEqual(['admin@anden.example']);
  const response = '535 clave incorrecta';
  const wrong = Object.assign(new Error(`Invalid login: ${response}`), { code: 'EAUTH', response });
  server.services.mailer.send = () => Promise.reject(wrong);
  const refused = await server.call(sendTestMail, {}, 'admin');
  expect(refused.error.message).toContain(response);
  expect(refused.error.message).toContain('no aceptó el usuario o la contraseña');
});
