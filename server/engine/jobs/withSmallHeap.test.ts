import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

test('garbage of a long run is collected early, and as V8 likes it afterwards', async () => {
  // A process of its own: in this one, other tests decide how large the heap is.
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx'],
    path.resolve('tests/support/heapPeak.ts'),
  ]);
  const { early, left } = JSON.parse(stdout) as Record<'early' | 'left', number>;
  expect(left).toBeGreaterThan(early * 1.5);
});
