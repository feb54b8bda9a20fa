import { invoiceAddress, photoOfCode } from '../../../tests/support/invoicePhoto';
import { photoOfPaper, pointsOf, turnedBy } from '../../../tests/support/photoOfPaper';
import { firstSeen, pictureLooks, turnedSize } from './pictureLooks';
import { pixelReader } from './readPixels';

const address = invoiceAddress(123_456, '2026-11-20', 15_300.5);
const read = pixelReader(['qr_code']);

/** This sees a photo as a browser draws it, with the reader for browsers that have none of their own. */
async function seenIn(photo: Buffer, width: number, height: number) {
  return firstSeen(
    async (look) => {
      const { size, around } = turnedSize({ width, height }, look);
      const points = await pointsOf(photo, size);
      return look.degrees === 0 ? points : turnedBy(points, look.degrees, around);
    },
    async ({ data, ...size }) =>
      read({ data: new Uint8ClampedArray(data), ...size }, { thorough: true }),
  );
}

// The clock of the deadline stands still: how busy this machine is decides nothing here.
beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['straight from above', { degrees: 0 }],
  ['turned by 20 degrees, leaning away, with grain', { degrees: 20, lean: 0.25, noise: 14 }],
  ['turned to the other side', { degrees: -20, lean: 0.25, noise: 14, quality: 60 }],
  ['leaning far away', { degrees: 20, lean: 0.4, noise: 15, quality: 60 }],
  ['small on the table', { degrees: 20, lean: 0.25, noise: 14, quality: 60, fill: 0.4 }],
  ['on its corner', { degrees: 45, lean: 0.25, noise: 14, quality: 60 }],
])('the code of an invoice is read %s', async (_how, held) => {
  const { buffer } = await photoOfCode(address);
  const photo = await photoOfPaper(buffer, { width: 1500, height: 2000, quality: 70, ...held });
  expect(await seenIn(photo, 1500, 2000)).toBe(address);
});

test('a photo without a code shows none, and is not looked at for ever', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  let looks = 0;
  const slow = async () => {
    looks += 1;
    now += 1500;
    return null;
  };
  expect(await firstSeen(() => null, slow)).toBeNull();
  expect(looks).toBeLessThan(pictureLooks.length);
});
