import { readdir } from 'node:fs/promises';
import { product } from '../../../db/schema/warehouse';
import type { Services } from '../../../engine/acciones/context';
import { incomingFolder } from '../../../engine/http/bodies/incomingFolder';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { stepIn } from '../../../engine/jobs/runTask';
import { openWorkshop } from '../../../engine/workshop/openWorkshop';
import { type LinkWorld, openLinkWorld } from '../testing/linkWorld';
import { runUntil } from '../testing/runUntil';
import { runOnce } from './runOnce';

/** The file comes in two lots, and what is new of it takes two transactions. */
const KNOWN = 1800;
const NEW = 205;
const WRONG = 3;
const ALL = KNOWN + NEW + WRONG;

let world: LinkWorld;
/** Another process has a workshop of its own. */
let other: Services;
beforeAll(async () => {
  world = await openLinkWorld();
  other = { ...world.services, workshop: openWorkshop() };
  const rows = Array.from({ length: KNOWN }, (_, at) => ({
    ...{ sku: `YA-${at}`, name: `Producto ${at}`, unit: 'unidad', abcClass: 'C' as const },
  }));
  await world.db.insert(product).values(rows);
});
afterAll(async () => {
  await other.workshop.close();
  await world.close();
});

const skuOf = (name: string, at: number) => `${name}-${String(at).padStart(4, '0')}`;

/** Rows that are wrong, new and known lie mixed; the last row repeats a new one. */
function textOf(name: string): string {
  const known = Array.from({ length: KNOWN }, (_, at) => `YA-${at};Producto ${at};unidad`);
  const fresh = Array.from({ length: NEW }, (_, at) => `${skuOf(name, at)};Nuevo ${at};unidad`);
  const wrong = [';Sin código;unidad', ';Otro sin código;unidad'];
  const again = `${skuOf(name, 7).toLowerCase()};Repetido;unidad`;
  const mixed = [...fresh.slice(0, 100), ...known, ...wrong, ...fresh.slice(100), again];
  return ['Código;Nombre;Unidad', ...mixed].join('\r\n');
}

async function begin(name: string): Promise<number> {
  await world.put(name, 'p.csv', textOf(name));
  return world.beginRun((await world.add(name)).id);
}

/** Each row was attended once, and nothing is left anywhere. */
async function expectWhole(name: string, runId: number): Promise<void> {
  expect(await world.runOf(runId)).toMatchObject({
    ...{ state: 'partial', read: ALL, written: NEW, unchanged: KNOWN, rejected: WRONG },
    staged: null,
  });
  const rejects = await world.rejectsOf(runId);
  expect(rejects.map(({ errors }) => errors[0]?.message)).toEqual([
    'Completá este dato.',
    'Completá este dato.',
    expect.stringMatching(/^Se repite: ya está en la fila 9\.$/),
  ]);
  const stored = await world.productsLike(`${name}-`);
  expect(stored.map(({ version }) => version)).toEqual(Array.from({ length: NEW }, () => 1));
  expect(stored[7]?.name).toBe('Nuevo 7');
  expect(await world.stagedOf(runId)).toBe(0);
}

const onTheirWay = () => readdir(incomingFolder(world.services.config));

// Kept, two lots, all aside, two batches, the end.
// Killed after one is kept is the same as killed in the next.
test.each([0, 1, 2, 3, 4, 5, 6])(
  'killed in its step %i it goes on, and each row is attended once',
  async (step) => {
    const name = `MUERE${step}`;
    const runId = await begin(name);
    expect(await runUntil(world.services, runId, step, false)).toBe('killed');
    expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
    await expectWhole(name, runId);
  },
  60_000,
);

test.each([1, 2, 4])(
  'a process that wakes up at its step %i, when another has done the work, keeps nothing and does no harm',
  async (asleep) => {
    const name = `LENTO${asleep}`;
    const runId = await begin(name);
    let step = -1;
    const slow: JobRun = {
      ...{ id: 'slow', accountId: null, payload: { runId }, doneUnits: 0 },
      services: world.services,
      step: async (_done, _total, work) => {
        step += 1;
        if (step === asleep) {
          expect(await runUntil(other, runId, 99, true)).toBe('ended');
        }
        await world.db.transaction((tx) => work(stepIn(tx, world.services)));
      },
    };
    expect(await runOnce(slow)).toBe('Otra tarea sigue con esa corrida.');
    await expectWhole(name, runId);
  },
  60_000,
);

test('a process that lost its task in the middle of a lot lets go of the file that it reads', async () => {
  const name = 'PERDIDO';
  const runId = await begin(name);
  const lost = new AbortController();
  const job: JobRun = {
    ...{ id: 'lost', accountId: null, payload: { runId }, doneUnits: 0, lost: lost.signal },
    services: world.services,
    step: async (_done, total, work) => {
      if (total > 0) {
        lost.abort();
        return new Promise<never>(() => undefined);
      }
      await world.db.transaction((tx) => work(stepIn(tx, world.services)));
    },
  };
  expect(await runOnce(job)).toBe('Otra tarea sigue con esa corrida.');
  // Its place in the workshop is free for whoever has the task now.
  expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
  await expectWhole(name, runId);
}, 60_000);

test('a run that cannot be read leaves no rows aside', async () => {
  const text = `Código;Nombre;Unidad\r\n${'ROTO-1;x;unidad\r\n'.repeat(2500)}"${'sin cerrar;\n'.repeat(100_000)}`;
  await world.put('ROTO', 'p.csv', text);
  const runId = await world.beginRun((await world.add('ROTO')).id);
  const before = await onTheirWay();
  expect(await runUntil(world.services, runId, 99, true)).toBe('ended');
  expect(await world.runOf(runId)).toMatchObject({
    ...{ state: 'failed', staged: null, written: 0 },
    error: expect.stringContaining('No se entiende el archivo'),
  });
  expect(await world.stagedOf(runId)).toBe(0);
  expect(await world.productsLike('ROTO')).toEqual([]);
  expect(await onTheirWay()).toEqual(before);
});
