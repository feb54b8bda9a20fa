import { mkdir, rm, link as secondName } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { link, linkRun } from '../../../db/schema/sync';
import { startDueLinks } from '../runs/startDueLinks';
import { Killed, runUntil } from '../testing/runUntil';
import { leaveFile } from './leaveFile';
import { localFolder } from './localFolder';
import { type OutWorld, openOutWorld } from './testing/outWorld';

let world: OutWorld;
beforeAll(async () => {
  world = await openOutWorld();
});
afterAll(() => world.close());

async function beginRunOf(linkId: number): Promise<number> {
  const [run] = await world.db
    .insert(linkRun)
    .values({ linkId, state: 'queued', reason: 'hand' })
    .returning();
  return run?.id ?? 0;
}

const cases = [0, 1, 2, 3].flatMap((steps) => [[steps, true] as const, [steps, false] as const]);

test.each(cases)(
  'killed at step %i (kept: %s) a folder has one file, whole, and no draft',
  async (steps, kept) => {
    const { add, names, text, runsOf, rename } = world;
    const folder = `muere-${steps}-${kept}`;
    const made = await add({ name: folder, folder });
    const runId = await beginRunOf(made.id);
    expect(await runUntil(world.services, runId, steps, kept)).toBe('killed');
    for (const name of await names(folder)) {
      // A reader that comes now finds it whole or not at all.
      if (!name.startsWith('.')) expect((await text(folder, name)).endsWith('\r\n')).toBe(true);
    }
    // Rows that change meanwhile do not make another file of the run that was under way.
    if (steps > 1) await rename(`Cambió ${folder}`);
    if ((await runsOf(made.id))[0]?.endedAt === null) {
      expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
    }
    const [run] = await runsOf(made.id);
    expect([run?.state, run?.fileHash]).toEqual(['done', null]);
    expect(await names(folder)).toEqual([run?.fileName]);
    const lines = (await text(folder, run?.fileName ?? '')).split('\r\n').filter(Boolean);
    expect(lines).toHaveLength((run?.written ?? 0) + 1);
  },
);

test('what was sent and not marked is sent again under the same key, with the same content', async () => {
  const { add, other, rename } = world;
  const url = `${other.origin}/corte`;
  const made = await add({ name: 'Corte', via: 'address', url });
  const runId = await beginRunOf(made.id);
  // Its third step is the mark, after the sending.
  expect(await runUntil(world.services, runId, 2, false)).toBe('killed');
  await rename('Cambió en el corte');
  expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
  const [one, two, ...more] = other.taken.filter((taken) => taken.path === '/corte');
  expect(more).toEqual([]);
  expect(two?.body).toBe(one?.body);
  expect(two?.headers['idempotency-key']).toBe(one?.headers['idempotency-key']);
  expect(one?.headers['idempotency-key']).toMatch(/^anden-[0-9a-f]{40}$/);
});

test('stopped between its two names, or taken by its reader, a file is not left again', async () => {
  const { add, names, folderOf } = world;
  const made = await add({ name: 'Nombres', folder: 'nombres' });
  const folder = folderOf('nombres');
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `.anden-${made.id}-7.parte`);
  const leaving = {
    ...{ linkId: made.id, runId: 7, name: 'a.csv' },
    bytes: async () => Buffer.from('entero'),
  };
  const stopped = leaveFile(localFolder(folder), {
    ...{ ...leaving, ready: null },
    noteReady: async () => {
      await secondName(draft, path.join(folder, 'a.csv'));
      throw new Killed();
    },
  });
  await expect(stopped).rejects.toThrow(Killed);
  const noteReady = () => Promise.reject(new Error('it is left already'));
  expect(await leaveFile(localFolder(folder), { ...leaving, ready: 'a.csv', noteReady })).toBe(
    'a.csv',
  );
  expect(await names('nombres')).toEqual(['a.csv']);
  await rm(path.join(folder, 'a.csv'));
  expect(await leaveFile(localFolder(folder), { ...leaving, ready: 'a.csv', noteReady })).toBe(
    'a.csv',
  );
  expect(await names('nombres')).toEqual([]);
});

test('two processes take a link out once, at its hour', async () => {
  const { server, add, db, names, ended } = world;
  const made = await add({ name: 'Dos', folder: 'dos', timing: 'minutes', everyMinutes: 60 });
  await db
    .update(link)
    .set({ nextAt: sql`anden_now() - interval '3 hours'` })
    .where(eq(link.id, made.id));
  const other = await server.startAnother();
  await Promise.all([
    startDueLinks(db, world.services),
    startDueLinks(other.services.database.db, other.services),
  ]);
  const runs = await ended(made.id);
  await other.app.close();
  expect(runs.map(({ state, reason }) => [state, reason])).toEqual([['done', 'schedule']]);
  expect(await names('dos')).toEqual([runs[0]?.fileName]);
});
