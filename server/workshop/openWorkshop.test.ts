import { bomb, swarm, unfinished } from '../../tests/support/hostileFiles';
import { payrollPdf } from '../../tests/support/payrollPdf';
import { openWorkshop, type Workshop } from './openWorkshop';

let workshop: Workshop;
/** On a busy machine a greedy file takes its time, too. */
let patient: Workshop;
beforeAll(() => {
  const limits = { megabytes: 300, penaltyMs: 1500 };
  workshop = openWorkshop({ ...limits, patienceMs: 3000 });
  patient = openWorkshop({ ...limits, patienceMs: 60_000 });
});
afterAll(() => Promise.all([workshop.close(), patient.close()]));

const ask = (bytes: Uint8Array, turn: string) => patient.run('pdfCheck', [bytes], { turn });
const check = (bytes: Uint8Array, turn: string) => workshop.run('pdfCheck', [bytes], { turn });

test('a file that asks for all memory costs its process, and not this one', async () => {
  const [unfolding, teeming] = [bomb(600), swarm(1_500_000)];
  const before = process.memoryUsage.rss();
  // Refused in words, for what did not fit is not there to be read.
  await expect(ask(unfolding, 'bomber')).rejects.toMatchObject({ status: 415 });
  await expect(ask(teeming, 'bomber')).rejects.toMatchObject({ why: 'memory' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  expect(await ask(await payrollPdf(['uno']), 'somebody')).toBe(1);
});

test('whoever brought it waits before the next one is opened, and what they had waiting is refused', async () => {
  const small = await payrollPdf(['uno']);
  const asked = [swarm(1_500_000), small, small].map((bytes) => ask(bytes, 'greedy'));
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
  const endless = Promise.allSettled(
    Array.from({ length: 6 }, () => check(unfinished(2_000_000), 'slow')),
  );
  const small = await payrollPdf(['uno']);
  const begun = Date.now();
  const others = await Promise.all(['ana', 'beto', 'caro'].map((turn) => check(small, turn)));
  expect(others).toEqual([1, 1, 1]);
  expect(Date.now() - begun).toBeLessThan(2900);
  const ends = await endless;
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
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
