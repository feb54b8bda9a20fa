import { promisify } from 'node:util';
import { publicReach, reachFor } from './outsideReach';
import { isPublicAddress, publicLookup } from './publicAddress';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:DEF',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s may be written to', (endpoint) => {
  expect(publicReach.admits(new URL(endpoint))).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://localhost/x',
  'https://localhost./x',
  'https://anden.localhost/x',
  'https://intranet/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://169.254.169.254/latest',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://fcm.googleapis.com:5432/x',
  'https://someone:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:0/x',
])('%s may not', (endpoint) => {
  expect(publicReach.admits(new URL(endpoint))).toBe(false);
});

test.each([
  ['142.250.79.110', true],
  ['2800:3f0:4002:80a::200e', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['no address', false],
])('%s is of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a name that leads inside is found out where it is looked up', async () => {
  const look = promisify(publicReach.lookup);
  await expect(look('localhost', { all: true })).rejects.toThrow('inside of a network');
  await expect(look('localhost', {})).rejects.toThrow('inside of a network');
});

test('of a name that says two things one after the other, the one that was judged is connected to', async () => {
  const says = [['142.250.79.110'], ['127.0.0.1'], ['142.250.79.110', '10.0.0.8']];
  let asked = 0;
  const look = promisify(
    publicLookup((_hostname, _options, answer) => {
      const addresses = (says[asked++] ?? []).map((address) => ({ address, family: 4 }));
      answer(null, addresses);
    }),
  );
  expect(await look('two.example.com', { all: true })).toEqual([
    { address: '142.250.79.110', family: 4 },
  ]);
  await expect(look('two.example.com', { all: true })).rejects.toThrow('inside of a network');
  await expect(look('two.example.com', { all: true })).rejects.toThrow('inside of a network');
  expect(asked).toBe(3);
});

test('what an administrator allows is one scheme, host and port, and nothing beside it', () => {
  const allowed = ['http://10.0.0.5:8080', 'https://erp.internal'];
  const admits = (url: string) => reachFor(new URL(url), allowed).admits(new URL(url));
  expect(admits('http://10.0.0.5:8080/entrada')).toBe(true);
  expect(admits('https://erp.internal/x')).toBe(true);
  expect(admits('http://erp.internal/x')).toBe(false);
  expect(admits('https://erp.internal:8443/x')).toBe(false);
  expect(admits('http://10.0.0.5/x')).toBe(false);
  expect(admits('http://10.0.0.6:8080/x')).toBe(false);
  expect(admits('https://someone:secret@erp.internal/x')).toBe(false);
  expect(admits('https://erp.internal.evil.com/x')).toBe(true);
  expect(admits('https://erp.internal.@127.0.0.1/x')).toBe(false);
});
