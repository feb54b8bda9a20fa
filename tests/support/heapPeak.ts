import { withSmallHeap } from '../../server/engine/jobs/withSmallHeap';

const row = (lot: number, at: number) => ({ cells: [lot, at, lot + at, `${lot}`, `${at}`] });
const rows = (lot: number, count: number) => Array.from({ length: count }, (_, at) => row(lot, at));

/** A server at rest holds about as much. */
const resting = rows(0, 200_000);

/** Lots of rows live for a while and go, as in a long run: the most that the heap took meanwhile, in megabytes. */
async function peak(): Promise<number> {
  const held: unknown[] = [];
  let most = 0;
  for (let lot = 0; lot < 500; lot += 1) {
    held[lot % 32] = rows(lot, 4000);
    most = Math.max(most, process.memoryUsage().heapUsed);
    await new Promise(setImmediate);
  }
  return Math.round(most / 1e6);
}

// Another run that ends sooner takes nothing from this one.
const [early] = await Promise.all([withSmallHeap(peak), withSmallHeap(async () => undefined)]);
const left = await peak();
process.stdout.write(JSON.stringify({ early, left, resting: resting.length }));
