import { Transformer } from '@napi-rs/image';
import { plainPng } from '../../../../tests/support/plainPng';
import { openWorkshop } from '../../workshop/openWorkshop';
import { imageHeader } from './imageHeader';
import { imageVersions } from './imageVersions';
import { imageWork } from './imageWork';

const workshop = openWorkshop();
afterAll(() => workshop.close());
const work = imageWork(workshop, { turn: 'account:1' });

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#0b5d63"/></svg>';
// The smallest that is one: 3 by 2.
const gif = Buffer.from(
  '47494638396103000200800000ffffff0000002c00000000030002000002028c53003b',
  'hex',
);

test('the size of each kind is read from its first bytes', async () => {
  const png = await Transformer.fromSvg(svg).png();
  const cases: [string, Uint8Array][] = [
    ['image/png', png],
    ['image/jpeg', await new Transformer(png).jpeg(90)],
    ['image/webp', await new Transformer(png).webp(80)],
    ['image/webp', await new Transformer(png).webpLossless()],
  ];
  for (const [mime, bytes] of cases) {
    expect([mime, await imageHeader(blob(bytes), mime)]).toMatchObject([
      mime,
      { width: 1200, height: 800 },
    ]);
    expect(await imageHeader(blob(bytes.slice(0, 14)), mime)).toBeNull();
  }
  expect(await imageHeader(blob(gif), 'image/gif')).toMatchObject({ width: 3, height: 2 });
});

test('what a camera puts before its picture is skipped, however much it is', async () => {
  const jpeg = await new Transformer(await Transformer.fromSvg(svg).png()).jpeg(90);
  const segment = Buffer.concat([Buffer.from('ffe1ffff', 'hex'), Buffer.alloc(65_533, 7)]);
  const bytes = Buffer.concat([jpeg.subarray(0, 2), ...Array(40).fill(segment), jpeg.subarray(2)]);
  expect(await imageHeader(blob(bytes), 'image/jpeg')).toMatchObject({ width: 1200, height: 800 });
});

test('a picture that would unfold into half a gigabyte is refused by its header, without any of it', async () => {
  const claims = { width: 7700, height: 7700 };
  const bomb = plainPng({ width: 16, height: 16, bits: 16, claims });
  const before = process.memoryUsage().rss;
  const tried = Array.from({ length: 10 }, () => imageVersions(blob(bomb), 'image/png', work));
  for (const { status, reason } of (await Promise.allSettled(tried)) as PromiseRejectedResult[])
    expect([status, reason.code]).toEqual(['rejected', 'archivo_grande']);
  expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
});

test('one that lies in its header is damaged, not a failure', async () => {
  const lying = plainPng({ width: 500, height: 500, bits: 8, claims: { width: 5, height: 5 } });
  const made = await imageVersions(blob(lying), 'image/png', work).catch((error) => error.code);
  expect(made === 'archivo_tipo' || made.large.width === 5).toBe(true);
});

test('a large photograph is worked on elsewhere: this process hardly grows, and has it upright and small', async () => {
  const large = plainPng({ width: 4000, height: 3000, bits: 8 });
  const before = process.memoryUsage().rss;
  const made = await imageVersions(blob(large), 'image/png', work);
  expect([made.large.width, made.large.height, made.preview.width]).toEqual([2048, 1536, 720]);
  // Unfolded it is 48 MB, three times over.
  expect(process.memoryUsage().rss - before).toBeLessThan(40e6);
});
