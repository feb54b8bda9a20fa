import { createWriteStream } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { stepIn } from '../../../engine/jobs/runTask';
import { type LinkWorld, openLinkWorld } from '../testing/linkWorld';
import { runOnce } from './runOnce';

const ROWS = 150_000;
/** All rows of the file would take some 80 MB. */
const MOST_GROWN = 16 * 1024 * 1024;

let world: LinkWorld;
beforeAll(async () => {
  world = await openLinkWorld();
});
afterAll(() => world.close());

v8.setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Measures what is held once all that nobody needs was let go. */
function held(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function* lines() {
  yield 'Ubicación;Código;Lote;Cantidad;Motivo\n';
  for (let at = 0; at < ROWS; at += 1) {
    yield `A-${at % 900}-${at % 50};SKU-${at};;${at % 400};Recuento de la noche ${at}\n`;
  }
}

class Enough extends Error {}

test('a file of 150,000 rows is read and put aside in the memory of a small one', async () => {
  const folder = path.join(world.services.config.linksDir, 'noche');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'existencias.csv');
  await pipeline(Readable.from(lines()), createWriteStream(file));
  await utimes(file, 1_700_000_000, 1_700_000_000);
  const runId = await world.beginRun((await world.add('noche', { what: 'existencias' })).id);
  const seen: number[] = [];
  let steps = 0;
  const job: JobRun = {
    ...{ id: 'flat', accountId: null, payload: { runId }, doneUnits: 0 },
    services: world.services,
    step: async (_done, total, work) => {
      steps += 1;
      if (steps % 12 === 2) seen.push(held());
      await world.db.transaction((tx) => work(stepIn(tx, world.services)));
      const run = await world.runOf(runId);
      if (total === ROWS && run?.staged) throw new Enough();
    },
  };
  const flags = jest.spyOn(v8, 'setFlagsFromString');
  await expect(runOnce(job)).rejects.toThrow(Enough);
  // Garbage is collected early while it reads, and by V8's own measure afterwards.
  const growth = flags.mock.calls.flat().filter((flag) => flag.includes('heap-growing'));
  expect(growth).toEqual(['--heap-growing-percent=30', '--heap-growing-percent=0']);
  expect(seen.length).toBeGreaterThan(5);
  const [first = 0] = seen;
  expect(Math.max(...seen) - first).toBeLessThan(MOST_GROWN);
  expect(await world.stagedOf(runId)).toBe(0);
}, 60_000);
