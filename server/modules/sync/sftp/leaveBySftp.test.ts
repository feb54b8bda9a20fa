import { readdir, link as secondName, unlink, writeFile } from 'node:fs/promises';
import { getLinkChoices } from '@contract/sync/linkAcciones';
import { tryLinkOut } from '@contract/sync/out/linkOutAcciones';
import { linkRun } from '../../../db/schema/sync';
import { leaveFile } from '../out/leaveFile';
import { Killed, runUntil } from '../testing/runUntil';
import { withSftp } from './openSftp';
import { sftpFolder } from './sftpFolder';
import { outsideHostOf } from './sftpPlace';
import { PASSWORD, USER } from './testing/sftpServer';
import { openSftpWorld, type SftpWorld } from './testing/sftpWorld';

let world: SftpWorld;
beforeAll(async () => {
  world = await openSftpWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.other.calm();
  for (const name of await world.names()) await unlink(world.fileAt(name));
});

async function lastOf(id: number, given: object = {}) {
  const last = (await world.run(id, given)).at(-1);
  if (!last) throw new Error('no run is there');
  return last;
}

test('a list is left whole under its name, the same not twice unless asked, and over nothing that is there', async () => {
  const { add, fieldsOut, names, text, rename } = world;
  const made = await add(fieldsOut({ name: 'Igual', period: 'all' }));
  await rename('Primero');
  const first = await lastOf(made.id);
  expect(first).toMatchObject({ state: 'done', rejected: 0 });
  expect(await names()).toEqual([first.fileName]);
  const lines = (await text(first.fileName)).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(first.written + 1);
  expect((await lastOf(made.id)).state).toBe('empty');
  const again = await lastOf(made.id, { again: true });
  expect(again.state).toBe('done');
  await writeFile(world.fileAt('.anden-ajeno-1-2.parte'), 'de otro');
  await rename('Segundo');
  await lastOf(made.id);
  expect((await names()).filter((name) => name.startsWith('.'))).toEqual([
    '.anden-ajeno-1-2.parte',
  ]);
  expect(await text(first.fileName)).toContain('Primero');
});

test('a name that is taken becomes the next one, also when somebody takes it in between', async () => {
  const { add, fieldsOut, names, text, other } = world;
  const { body } = await world.server.call(getLinkChoices, {}, 'jefe');
  const orders = body.outs.find(({ list }) => list === 'pedido.listar');
  const month = {
    ...{ period: 'thisMonth', what: 'pedido.listar' },
    periodBy: orders?.dates[0]?.key,
  };
  const made = await add(fieldsOut({ name: 'Taken', ...month, outName: 'mes' }));
  await writeFile(world.fileAt('mes-2026-11.csv'), 'de otro');
  let turns = 0;
  other.tricks.meanwhile = {
    rename: async () => {
      turns += 1;
      if (turns === 1) await writeFile(world.fileAt('mes-2026-11-2.csv'), 'de otro más');
    },
  };
  expect((await lastOf(made.id)).fileName).toBe('mes-2026-11-3.csv');
  expect(await names()).toEqual(['mes-2026-11-2.csv', 'mes-2026-11-3.csv', 'mes-2026-11.csv']);
  expect(await text('mes-2026-11.csv')).toBe('de otro');
  expect(await text('mes-2026-11-2.csv')).toBe('de otro más');
});

test.each([
  ['keeps half of it', { keeps: 40 }, 'El servidor SFTP no guardó el archivo entero'],
  ['refuses to write', { refuseAt: 'write' }, 'El servidor SFTP no pudo hacerlo.'],
  ['gives no name', { refuseAt: 'rename' }, 'no dejó ponerle su nombre'],
  ['breaks off while it is written', { dropAt: 'write' }, 'Se cortó la conexión'],
] as const)(
  'a server that %s has nothing left on it, and the run says why',
  async (name, tricks, words) => {
    const { add, fieldsOut, names, other } = world;
    const made = await add(fieldsOut({ name }));
    Object.assign(other.tricks, tricks);
    const failed = await lastOf(made.id);
    expect([failed.state, failed.error]).toEqual(['failed', expect.stringContaining(words)]);
    expect((await names()).filter((one) => !one.startsWith('.'))).toEqual([]);
    other.calm();
    const last = await lastOf(made.id);
    // Drafts of the run that failed went with this one.
    expect(await names()).toEqual([last.fileName]);
  },
);

test('a connection that breaks once a file has its name leaves it once', async () => {
  const { add, fieldsOut, names, other } = world;
  const made = await add(fieldsOut({ name: 'Nombrado' }));
  other.tricks.dropAt = 'renamed';
  const last = await lastOf(made.id);
  expect([last.state, await names()]).toEqual(['done', [last.fileName]]);
});

async function beginRunOf(linkId: number): Promise<number> {
  const [run] = await world.db
    .insert(linkRun)
    .values({ linkId, state: 'queued', reason: 'hand' })
    .returning();
  return run?.id ?? 0;
}

const cases = [0, 1, 2, 3].flatMap((steps) => [[steps, true] as const, [steps, false] as const]);

test.each(cases)(
  'killed at step %i (kept: %s) the server has one file, whole, and no draft',
  async (steps, kept) => {
    const { add, fieldsOut, names, text, runsOf, rename, services } = world;
    const made = await add(fieldsOut({ name: `Muere ${steps} ${kept}` }));
    const runId = await beginRunOf(made.id);
    expect(await runUntil(services, runId, steps, kept)).toBe('killed');
    for (const name of await names()) {
      if (!name.startsWith('.')) expect((await text(name)).endsWith('\r\n')).toBe(true);
    }
    if (steps > 1) await rename(`Cambió ${steps} ${kept}`);
    if ((await runsOf(made.id))[0]?.endedAt === null) {
      expect(await runUntil(services, runId, 99, true)).toBe('ended');
    }
    const [run] = await runsOf(made.id);
    expect([run?.state, run?.fileHash]).toEqual(['done', null]);
    expect(await names()).toEqual([run?.fileName]);
    const lines = (await text(run?.fileName ?? '')).split('\r\n').filter(Boolean);
    expect(lines).toHaveLength((run?.written ?? 0) + 1);
  },
);

test('a server that stopped between two names of a file has it once after that', async () => {
  const place = {
    ...{ host: outsideHostOf(world.other.host), user: USER, login: PASSWORD },
    print: world.other.print,
  };
  const leave = (leaving: Pick<Parameters<typeof leaveFile>[1], 'ready' | 'noteReady'>) =>
    withSftp(world.services, place, 20_000, (session) =>
      leaveFile(sftpFolder(session, 'salida', 'x-'), {
        ...{ linkId: 5, runId: 7, name: 'a.csv', ...leaving },
        bytes: async () => Buffer.from('entero'),
      }),
    );
  const stopped = leave({
    ready: null,
    noteReady: async () => {
      await secondName(world.fileAt('.anden-x-5-7.parte'), world.fileAt('a.csv'));
      throw new Killed();
    },
  });
  await expect(stopped).rejects.toThrow(Killed);
  expect(await world.names()).toEqual(['.anden-x-5-7.parte', 'a.csv']);
  const noteReady = () => Promise.reject(new Error('it is left already'));
  expect(await leave({ ready: 'a.csv', noteReady })).toBe('a.csv');
  expect(await world.names()).toEqual(['a.csv']);
  await unlink(world.fileAt('a.csv'));
  expect(await leave({ ready: 'a.csv', noteReady })).toBe('a.csv');
  expect(await world.names()).toEqual([]);
});

test('a trial looks whether it could be left, and leaves nothing', async () => {
  const { server, add, fieldsOut, other } = world;
  const made = await add(fieldsOut({ name: 'Mira' }));
  const tryIt = async (given: object = {}) =>
    server.call(tryLinkOut, { ...fieldsOut({ name: 'Mira', ...given }), id: made.id }, 'jefe');
  expect((await tryIt()).body).toMatchObject({ print: null, fileName: expect.any(String) });
  expect((await tryIt({ folder: '/nada' })).error.message).toBe(
    'No existe la carpeta /nada en el servidor.',
  );
  other.calm();
  const unknown = await tryIt({ sftpPrint: '' });
  expect(unknown.body).toMatchObject({ print: other.print, total: expect.any(Number) });
  expect(other.tried).toEqual([]);
  expect(await readdir(other.home)).toEqual(['salida']);
  expect(await world.names()).toEqual([]);
});
