import { startOutsideServer } from '../../../tests/support/outsideServer';
import { openOutside, wholeAnswer } from './askOutside';
import { publicReach } from './outsideReach';

let other: Awaited<ReturnType<typeof startOutsideServer>>;
beforeAll(async () => {
  other = await startOutsideServer();
});
afterAll(() => other.stop());

const ask = (url: string, more: { patienceMs?: number; mostBytes?: number } = {}) =>
  openOutside(other.reach(publicReach), {
    url,
    method: 'POST',
    body: Buffer.from('{"a":1}'),
    patienceMs: 5_000,
    mostBytes: 1_000,
    ...more,
  });

test('what is sent comes whole, and so does the answer', async () => {
  other.answer((response) => response.writeHead(200, { 'x-said': 'so' }).end('bien'));
  const answer = await ask(`${other.origin}/in?x=1`);
  expect([answer.status, answer.headers['x-said']]).toEqual([200, 'so']);
  expect((await wholeAnswer(answer)).toString()).toBe('bien');
  expect(other.taken.at(-1)).toMatchObject({ path: '/in?x=1', body: '{"a":1}' });
});

test('a redirect is an answer, and not followed', async () => {
  other.answer((response) => response.writeHead(302, { location: '/inside' }).end());
  expect((await ask(`${other.origin}/away`)).status).toBe(302);
  expect(other.taken.map(({ path }) => path)).not.toContain('/inside');
});

test('too long, too slow, broken off and shut are failures with a reason', async () => {
  other.answer((response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  await expect(ask(`${other.origin}/much`).then(wholeAnswer)).rejects.toMatchObject({
    reason: 'long',
  });
  other.answer(() => undefined);
  await expect(ask(`${other.origin}/never`, { patienceMs: 150 })).rejects.toMatchObject({
    reason: 'slow',
  });
  other.answer((response) => void response.writeHead(200).write('begins'));
  await expect(
    ask(`${other.origin}/drips`, { patienceMs: 150 }).then(wholeAnswer),
  ).rejects.toMatchObject({ reason: 'slow' });
  other.answer((response) => response.destroy());
  await expect(ask(`${other.origin}/broken`)).rejects.toMatchObject({ reason: 'unreachable' });
});

test.each([
  ['http://example.com/x', 'address'],
  ['ftp://example.com/x', 'address'],
  ['file:///etc/passwd', 'address'],
  ['no address', 'address'],
  ['https://127.0.0.1/x', 'address'],
  ['https://2130706433/x', 'address'],
  ['https://0x7f000001/x', 'address'],
  ['https://0177.0.0.1/x', 'address'],
  ['https://127.1/x', 'address'],
  ['https://[::ffff:127.0.0.1]/x', 'address'],
  ['https://[fe80::1]/x', 'address'],
  ['https://someone@example.com/x', 'address'],
  ['https://example.com:22/x', 'address'],
  ['https://localhost/x', 'address'],
])('%s is refused before anything is sent: %s', async (url, reason) => {
  const sent = openOutside(publicReach, { url, method: 'GET', patienceMs: 500, mostBytes: 10 });
  await expect(sent).rejects.toMatchObject({ reason });
});
