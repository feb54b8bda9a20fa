import { randomFillSync } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import { pointsOf } from './photoOfPaper';

const [WIDTH, HEIGHT] = [3000, 2400];

/** A photo as heavy as a good telephone takes it: a paper on something rough, with every grain of it kept. */
export async function heavyPhoto(paper: Buffer): Promise<Buffer> {
  const seen = await pointsOf(paper);
  const points = randomFillSync(Buffer.alloc(WIDTH * HEIGHT * 4));
  const [left, top] = [(WIDTH - seen.width) >> 1, (HEIGHT - seen.height) >> 1];
  for (let row = 0; row < seen.height; row += 1) {
    const line = seen.data.subarray(row * seen.width * 4, (row + 1) * seen.width * 4);
    points.set(line, ((top + row) * WIDTH + left) * 4);
  }
  return Transformer.fromRgbaPixels(points, WIDTH, HEIGHT).jpeg(90);
}
