import { startOutsideServer } from '../../../tests/support/outsideServer';
import { openOutside } from './askOutside';
import { publicReach } from './outsideReach';

let other: Awaited<ReturnType<typeof startOutsideServer>>;
beforeAll(async () => {
  other = await startOutsideServer();
});
afterAll(() => other.stop());

const ask = (url: string, more: { patienceMs?: number } = {}) =>
  openOutside(other.reach(publicReach), {
    url,
    method: 'POST',
    body: Buffer.from('{"a":1}'),
    patienceMs: 5_000,
    keptBytes: 1_000,
    ...more,
  });

test('what is sent comes whole, and so does the answer', async () => {
  other.answer((response) => response.writeHead(200).end('bien'));
  const answer = await ask(`${other.origin}/in?x=1`);
  expect(answer).toEqual({
    ...{ status: 200, phrase: '', beginning: Buffer.from('bien'), whole: true },
  });
  expect(other.taken.at(-1)).toMatchObject({ path: '/in?x=1', body: '{"a":1}' });
});

test('a scheme in capitals is the same scheme', async () => {
  other.answer((response) => response.writeHead(204).end());
  expect((await ask(`${other.origin.replace('https', 'HTTPS')}/in`)).status).toBe(204);
});

test('a redirect is an answer, and not followed', async () => {
  other.answer((response) => response.writeHead(302, { location: '/inside' }).end());
  expect((await ask(`${other.origin}/away`)).status).toBe(302);
  expect(other.taken.map(({ path }) => path)).not.toContain('/inside');
});

test('an answer that is endless, drips or breaks off counts with how it begins', async () => {
  other.answer((response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  const long = await ask(`${other.origin}/much`);
  expect([long.status, long.beginning.length, long.whole]).toEqual([200, 1_000, false]);
  other.answer((response) => void response.writeHead(202).write('begins'));
  const slow = await ask(`${other.origin}/drips`, { patienceMs: 300 });
  expect([slow.status, slow.beginning.toString(), slow.whole]).toEqual([202, 'begins', false]);
  other.answer((response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('short', () => response.destroy());
  });
  const cut = await ask(`${other.origin}/cut`);
  expect([cut.status, cut.beginning.toString(), cut.whole]).toEqual([200, 'short', false]);
});

test('no answer, one that is broken off before its status, and another protocol are failures with a reason', async () => {
  other.answer(() => undefined);
  await expect(ask(`${other.origin}/never`, { patienceMs: 150 })).rejects.toMatchObject({
    reason: 'slow',
  });
  for (const said of ['', 'no es http\r\n\r\n', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}`]) {
    other.answer((response) => response.socket?.end(said));
    await expect(ask(`${other.origin}/broken`)).rejects.toMatchObject({ reason: 'unreachable' });
  }
  other.answer((response) => {
    response.socket?.write(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    );
  });
  await expect(ask(`${other.origin}/other`)).rejects.toMatchObject({ reason: 'unreachable' });
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
  const sent = openOutside(publicReach, { url, method: 'GET', patienceMs: 500, keptBytes: 10 });
  await expect(sent).rejects.toMatchObject({ reason });
});
