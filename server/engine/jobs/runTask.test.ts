import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { jobProgress } from '../../db/schema/events';
import { takeTasks } from './heldTasks';
import type { JobKind } from './jobRunner';
import { runTask } from './runTask';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
  // This test alone takes tasks.
  await server.services.jobs.stop();
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const mine = sql`${jobProgress.kind} = 'prueba'`;

async function request() {
  const id = randomUUID();
  const task = { id, kind: 'prueba', title: 'Prueba', payload: {}, state: 'queued' as const };
  await db().insert(jobProgress).values(task);
  return id;
}

const parts = (run: JobKind['run']) => ({
  services: server.services,
  kinds: [{ kind: 'prueba', run }],
  log: pino({ level: 'silent' }),
});

test('of ten who take at once each task goes to one', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, request));
  const taken = await Promise.all(Array.from({ length: 10 }, () => takeTasks(db(), mine, 7)));
  expect(taken.flatMap((tasks) => tasks.map(({ id }) => id)).sort()).toEqual([...ids].sort());
  await db().delete(jobProgress).where(mine);
});

test('a run that another took for dead goes no further, and undoes nothing', async () => {
  const id = await request();
  const [task] = await takeTasks(db(), mine, 1);
  if (!task) throw new Error('nothing taken');
  const said: string[] = [];
  await runTask(
    parts(async (job) => {
      await job.step(1, 3, async () => void said.push('one'));
      await db()
        .update(jobProgress)
        .set({ beatAt: sql`anden_now() - interval '1 minute'` })
        .where(eq(jobProgress.id, id));
      expect(await takeTasks(db(), mine, 1)).toHaveLength(1);
      try {
        await job.step(2, 3, async ({ db: tx }) => {
          await tx.update(jobProgress).set({ title: 'De más' }).where(eq(jobProgress.id, id));
        });
      } finally {
        said.push('cleaned up');
      }
      return 'Listo.';
    }),
    task,
  );
  expect(said).toEqual(['one']);
  const [row] = await db().select().from(jobProgress).where(eq(jobProgress.id, id));
  expect(row).toMatchObject({ state: 'running', doneUnits: 1, title: 'Prueba', tries: 2 });
  await db().delete(jobProgress).where(mine);
});

test('a task that loses its database has not failed: it waits for another run', async () => {
  const id = await request();
  const [task] = await takeTasks(db(), mine, 1);
  if (!task) throw new Error('nothing taken');
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
  await expect(
    runTask(
      parts(() => Promise.reject(lost)),
      task,
    ),
  ).rejects.toThrow(lost);
  const [row] = await db().select().from(jobProgress).where(eq(jobProgress.id, id));
  expect(row?.state).toBe('running');
});
