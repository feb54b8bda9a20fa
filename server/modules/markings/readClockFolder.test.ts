import { appendFile, rename, truncate } from 'node:fs/promises';
import path from 'node:path';
import { getClockFolder, listUnknownCredentials } from '@contract/markings/credentialAcciones';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { clockFile } from '../../db/schema/clocks';
import { punch } from '../../db/schema/markings';
import { arrivedFiles, bytesOf } from './clockFolder';
import { type ClockFolderWorld, clockFolderWorld, shelves } from './testing/clockFolderWorld';

let world: ClockFolderWorld;

beforeAll(async () => {
  world = await clockFolderWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

test('a finished file is read as one that is brought by hand, put away, and shown with what it brought', async () => {
  await world.leave('1_attlog.dat', world.day);
  await world.look();
  expect(await world.brief()).toEqual([]);
  expect(await world.files()).toMatchObject([{ name: '1_attlog.dat', state: 'arriving' }]);
  await world.look();
  expect(await world.brief()).toEqual(['in 08:01 10', 'out 17:02 10']);
  expect(await world.files()).toEqual([
    { name: '1_attlog.dat', state: 'read', counts: [3, 2, 1, 0], reason: '' },
  ]);
  expect(await world.inside()).toEqual(shelves);
  expect(await world.inside('leidos')).toEqual([expect.stringMatching(/^\d{4}-.* 1_attlog\.dat$/)]);
  const unknown = await world.server.call(listUnknownCredentials, {}, 'rrhh');
  expect(unknown.body.rows).toMatchObject([{ credential: '77', touches: 1 }]);
  const [first] = await world.rows();
  expect([first?.source, first?.authorId]).toEqual(['import', null]);
});

test('the same file twice counts once, and one more punch in it is one more', async () => {
  await world.leave('attlog.dat', world.day);
  await world.lookTwice();
  await world.leave(
    'attlog.dat',
    `${world.day}\r\n${world.line(world.docket, '2026-11-11 08:00:00')}`,
  );
  await world.lookTwice();
  expect(await world.brief()).toEqual(['in 08:01 10', 'out 17:02 10', 'in 08:00 11']);
  expect((await world.files()).map(({ counts }) => counts)).toEqual([
    [4, 1, 0, 0],
    [3, 2, 1, 0],
  ]);
  expect(await world.inside('leidos')).toHaveLength(2);
});

test('a file that goes on growing waits until it is the same at two looks, also while it is read', async () => {
  await world.leave('attlog.dat', world.line(world.docket, '2026-11-10 08:00:00'));
  await world.look();
  await appendFile(
    path.join(world.folder, 'attlog.dat'),
    `\n${world.line(world.docket, '2026-11-10 17:00:00')}`,
  );
  await world.look();
  expect(await world.brief()).toEqual([]);
  const [seen] = await arrivedFiles(world.folder);
  if (!seen) throw new Error('nothing arrived');
  await appendFile(path.join(world.folder, 'attlog.dat'), '\n');
  expect(await bytesOf(seen)).toBeNull();
  await truncate(path.join(world.folder, 'attlog.dat'), 10);
  expect(await bytesOf(seen)).toBeNull();
  await world.leave('attlog.dat', world.day);
  await world.lookTwice();
  expect(await world.brief()).toEqual(['in 08:01 10', 'out 17:02 10']);
});

test('what another program still writes, by its name, is left alone until it has its own', async () => {
  for (const name of ['.attlog.dat', 'attlog.dat.part', 'attlog.tmp', '~attlog.dat']) {
    await world.leave(name, world.day);
  }
  await world.lookTwice();
  expect([await world.brief(), await world.files()]).toEqual([[], []]);
  await rename(path.join(world.folder, 'attlog.dat.part'), path.join(world.folder, 'attlog.dat'));
  await world.lookTwice();
  expect(await world.brief()).toHaveLength(2);
});

/** The reading ends at that row, as if the process had ended. */
async function stumbleAt(at: string) {
  const client = new Client({ connectionString: world.server.ownerUrl });
  await client.connect();
  await client.query(`create function stumble() returns trigger language plpgsql as $$ begin
    if new.at = '${at}'::timestamptz then raise exception 'x' using errcode = '22012'; end if; return new; end $$;
    create trigger stumble before insert on punch for each row execute function stumble()`);
  return async () => {
    await client.query('drop trigger stumble on punch; drop function stumble');
    await client.end();
  };
}

test('cut short in the middle of a file, the next look goes on: nothing twice, nothing lost', async () => {
  const days = Array.from({ length: 15 }, (_, index) => String(index + 2).padStart(2, '0'));
  const marks = days.flatMap((on) =>
    ['08', '12', '13', '17'].map((hour) => world.line(world.docket, `2026-11-${on} ${hour}:00:00`)),
  );
  await world.leave('attlog.dat', marks.join('\n'));
  const imported = () => world.db.$count(punch, eq(punch.source, 'import'));
  const stand = await stumbleAt('2026-11-15 13:00:00-03');
  try {
    await world.look();
    await expect(world.look()).rejects.toThrow();
  } finally {
    await stand();
  }
  expect(await imported()).toBe(50);
  expect(await world.inside()).toContain('attlog.dat');
  await world.look();
  expect(await imported()).toBe(60);
  expect(await world.files()).toMatchObject([{ state: 'read', counts: [60, 60, 0, 0] }]);
});

test('read but not yet put away when the process ended, it is put away and not read again', async () => {
  await world.leave('attlog.dat', world.day);
  await world.lookTwice();
  const [kept = ''] = (await world.inside('leidos')).slice(-1);
  await rename(path.join(world.folder, 'leidos', kept), path.join(world.folder, 'attlog.dat'));
  await world.db.update(clockFile).set({ filed: false });
  await world.db.delete(punch);
  await world.look();
  expect([await world.brief(), await world.inside()]).toEqual([[], shelves]);
  expect(await world.files()).toHaveLength(1);
});

test('the folder is told to who keeps the clocks and to nobody else', async () => {
  const asked = await world.server.call(getClockFolder, {}, 'rrhh');
  expect(asked.body.folder).toBe(world.folder);
  expect((await world.server.call(getClockFolder, {}, 'supervisor')).status).toBe(403);
  expect((await world.server.call(getClockFolder, {}, 'empleado')).status).toBe(403);
});
