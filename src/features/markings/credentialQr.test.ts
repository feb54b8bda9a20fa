import { readCredentialText } from '@contract/markings/credentialCode';
import { credentialAt, secondsLeft } from './credentialQr';

const own = { publicId: 'ABCDEFGH234567AB', codeKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };
const noon = Date.parse('2026-11-24T12:00:00Z');

test('the code stays for half a minute, then it is another', () => {
  const shown = credentialAt(own, noon);
  expect(readCredentialText(shown)?.publicId).toBe(own.publicId);
  expect(credentialAt(own, noon + 29_999)).toBe(shown);
  expect(credentialAt(own, noon + 30_000)).not.toBe(shown);
});

test('what is left of it counts down to one, never to nothing', () => {
  expect([0, 1, 29_000, 29_999, 30_000].map((passed) => secondsLeft(noon + passed))).toEqual([
    30, 30, 1, 1, 30,
  ]);
});
