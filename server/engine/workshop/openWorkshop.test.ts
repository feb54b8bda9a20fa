import { readFileSync } from 'node:fs';
import { childProcesses } from '../../../tests/hostile/support/residentMegabytes';
import { bomb, crowd, unfinished } from '../../../tests/support/hostileFiles';
import { payrollPdf } from '../../../tests/support/payrollPdf';
import { openWorkshop, type Workshop } from './openWorkshop';

// Well over what a process takes before it has opened anything (some 150), and so little that a greedy
// file is soon at its end.
const limits = { megabytes: 220, penaltyMs: 1500 };

let workshop: Workshop;
beforeAll(() => {
  // On a busy machine a greedy file takes its time, too.
  workshop = openWorkshop({ ...limits, patienceMs: 60_000 });
});
afterAll(() => workshop.close());

const ask = (bytes: Uint8Array, turn: string) => workshop.run('pdfCheck', [bytes], { turn });

test('a file that asks for all memory costs its process, and not this one', async () => {
  const [unfolding, teeming] = [bomb(600), crowd(4_000_000)];
  const before = process.memoryUsage.rss();
  await expect(ask(unfolding, 'bomber')).rejects.toMatchObject({ status: 422, code: 'pdf_pesado' });
  await expect(ask(teeming, 'bomber')).rejects.toMatchObject({ why: 'memory' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  expect(await ask(await payrollPdf(['uno']), 'somebody')).toBe(1);
});

/** On Linux; elsewhere only the heap is bound. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux(
  'as the server opens it, the system gives each process so much memory and no more',
  async () => {
    const real = openWorkshop();
    const small = await payrollPdf(['uno']);
    const before = new Set(childProcesses());
    await Promise.all(['ana', 'beto'].map((turn) => real.run('pdfCheck', [small], { turn })));
    const opened = childProcesses().filter((pid) => !before.has(pid));
    const limits = opened.map((pid) => readFileSync(`/proc/${pid}/limits`, 'utf8'));
    await real.close();
    expect(limits).toHaveLength(2);
    const most = 608 * 1024 * 1024;
    for (const limit of limits)
      expect(limit).toMatch(new RegExp(`^Max data size +${most} +${most} `, 'm'));
  },
);

test('whoever brought it waits before the next one is opened, and what they had waiting is refused', async () => {
  const small = await payrollPdf(['uno']);
  const asked = [crowd(4_000_000), small, small].map((bytes) => ask(bytes, 'greedy'));
  const answers = await Promise.allSettled(asked);
  expect(answers).toMatchObject([
    { reason: { why: 'memory' } },
    { reason: { why: 'busy' } },
    { reason: { why: 'busy' } },
  ]);
  await expect(ask(small, 'greedy')).rejects.toMatchObject({ why: 'busy' });
  await new Promise((resolve) => setTimeout(resolve, 1600));
  expect(await ask(small, 'greedy')).toBe(1);
});

test('while one never ends, everybody else is served', async () => {
  // This is as good as for ever.
  const endless = openWorkshop({ ...limits, patienceMs: 600_000 });
  let ended = 0;
  const stuck = Promise.allSettled(
    Array.from({ length: 6 }, () =>
      endless.run('pdfCheck', [unfinished(2_000_000)], { turn: 'slow' }).finally(() => {
        ended += 1;
      }),
    ),
  );
  const small = await payrollPdf(['uno']);
  const others = ['ana', 'beto', 'caro'].map((turn) => endless.run('pdfCheck', [small], { turn }));
  expect(await Promise.all(others)).toEqual([1, 1, 1]);
  expect(ended).toBe(0);
  await endless.close();
  expect((await stuck).every(({ status }) => status === 'rejected')).toBe(true);
});

test('what never ends is ended', async () => {
  const hasty = openWorkshop({ ...limits, patienceMs: 300 });
  const asked = hasty.run('pdfCheck', [unfinished(2_000_000)], { turn: 'slow' });
  await expect(asked).rejects.toMatchObject({ why: 'late' });
  await hasty.close();
});

test('nobody may have too much waiting, but a task may', async () => {
  const small = await payrollPdf(['uno']);
  const many = (background: boolean) =>
    Promise.allSettled(
      Array.from({ length: 20 }, () =>
        workshop.run('pdfCheck', [small], { turn: `eager${background}`, background }),
      ),
    );
  const refused = (await many(false)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { why: 'busy', retryAfter: 5 } });
  expect((await many(true)).every(({ status }) => status === 'fulfilled')).toBe(true);
});

test('a workshop that closes leaves nobody waiting', async () => {
  const closing = openWorkshop();
  const small = await payrollPdf(['uno']);
  const waiting = [1, 2].map(() => closing.run('pdfCheck', [small], { turn: 'last' }));
  const ended = Promise.allSettled(waiting);
  await closing.close();
  for (const { status } of await ended) expect(status).toBe('rejected');
  await expect(closing.run('pdfCheck', [small], { turn: 'late' })).rejects.toMatchObject({
    why: 'interrupted',
  });
});
