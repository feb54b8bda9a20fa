import { createHash, randomBytes } from 'node:crypto';
import { plainSha256 } from './sha256';

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 1000, 100_003])(
  'of %i bytes it is what everybody computes',
  (size) => {
    const bytes = randomBytes(size);
    const expected = createHash('sha256').update(bytes).digest('hex');
    expect(Buffer.from(plainSha256(bytes)).toString('hex')).toBe(expected);
  },
);
