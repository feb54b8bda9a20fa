import { randomUUID } from 'node:crypto';
import { listPostReaders } from '@contract/posts/listPostReaders';
import { createPost } from '@contract/posts/postAcciones';
import { eq, like, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { choreRun, jobProgress, notification } from '../../db/schema/events';

let server: TestServer;
let other: Awaited<ReturnType<TestServer['startAnother']>>;

beforeAll(async () => {
  server = await buildServer();
  other = await server.startAnother();
});
afterAll(async () => {
  await other.app.close();
  await server.close();
});

const db = () => server.services.database.db;

const publish = (title: string) =>
  server.call(createPost, { title, body: '', audience: { kind: 'all' } }, 'rrhh');

const read = async (id: string) => {
  const [row] = await db().select().from(jobProgress).where(eq(jobProgress.id, id));
  return row;
};

/** A process that was killed so many seconds ago leaves such a task. */
async function cutShort(secondsAgo: number, more: Partial<typeof jobProgress.$inferInsert> = {}) {
  const id = randomUUID();
  await db()
    .insert(jobProgress)
    .values({
      id,
      kind: 'sin.corredor',
      title: 'Cortada',
      payload: {},
      state: 'running',
      runner: randomUUID(),
      beatAt: sql`anden_now() - make_interval(secs => ${secondsAgo})`,
      ...more,
    });
  return id;
}

test('sixty posts at once, two processes and everybody in a hurry: each bell rings once for each', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => publish(`Ráfaga ${index}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const hurry = [server.services, other.services].flatMap(({ jobs }) => [jobs, jobs, jobs]);
  await Promise.all(hurry.map((jobs) => jobs.flush()));
  const tasks = await until(
    () => db().select().from(jobProgress).where(eq(jobProgress.kind, 'posts.announce')),
    (rows) => rows.length === 60 && rows.every(({ state }) => state === 'done'),
  );
  const first = answers[0]?.body.id ?? 0;
  const { body } = await server.call(listPostReaders, { id: first }, 'rrhh');
  const rung = await db()
    .select({ accountId: notification.accountId, body: notification.body })
    .from(notification)
    .where(like(notification.body, 'Ráfaga %'));
  expect(rung.length).toBe(60 * body.counts.audience);
  expect(new Set(rung.map((one) => `${one.accountId} ${one.body}`)).size).toBe(rung.length);
  // Each task ran once, whatever happened around it, in far fewer runs than tasks.
  expect(tasks.map(({ tries }) => tries)).toEqual(tasks.map(() => 1));
  expect(new Set(tasks.map(({ runner }) => runner)).size).toBeLessThan(40);
});

test('a task whose process died goes on within moments, and one that is alive is left alone', async () => {
  const [dead, alive] = [await cutShort(31), await cutShort(5)];
  await until(
    () => read(dead),
    (row) => row?.state === 'failed',
  );
  expect((await read(dead))?.error).toContain('sin.corredor');
  expect(await read(alive)).toMatchObject({ state: 'running', tries: 0 });
});

test('a task that ended its process three times is given up, with words', async () => {
  const id = await cutShort(31, { kind: 'posts.announce', tries: 3 });
  await until(
    () => read(id),
    (row) => row?.state === 'failed',
  );
  expect((await read(id))?.error).toContain('3 times');
});

test('a chore whose process died is taken up again, and runs once for all that hurry it', async () => {
  const ofTexts = eq(choreRun.name, 'read-texts');
  const startedAt = async () => {
    const [row] = await db().select().from(choreRun).where(ofTexts);
    return row?.runner === null ? (row.startedAt?.getTime() ?? 0) : null;
  };
  const before = await until(startedAt, (at) => at !== null);
  const silent = { runner: randomUUID(), beatAt: sql`anden_now() - interval '31 seconds'` };
  await db().update(choreRun).set(silent).where(ofTexts);
  const again = await until(startedAt, (at) => at !== null && at > (before ?? 0));
  await Promise.all(Array.from({ length: 20 }, () => other.services.jobs.hurry('read-texts')));
  const hurried = await until(startedAt, (at) => at !== null && at > (again ?? 0));
  expect((hurried ?? 0) - (again ?? 0)).toBeGreaterThanOrEqual(1900);
});
