import { Transformer } from '@napi-rs/image';
import { randomFrom } from '../../server/seed/randomFrom';

interface Held {
  /** How far the paper is turned, as the hands left it. */
  degrees: number;
  /** How much farther its far edge is from the lens than its near one: 0 is straight from above. */
  lean?: number;
  width?: number;
  height?: number;
  /** How much of the photo the paper fills. */
  fill?: number;
  /** How far each point may be from what it was, of 255. */
  noise?: number;
  /** The quality of the JPEG, of 100. */
  quality?: number;
}

interface Points {
  data: Uint8Array;
  width: number;
  height: number;
}

const TABLE = [112, 84, 60] as const;
const INK = 255;
/** The tool draws between neighbours with this value, as a browser does. */
const BETWEEN = 1;

/** Red, green, blue and alpha of each point of a picture. */
export async function pointsOf(picture: Buffer, size?: { width: number; height: number }) {
  const { width, height } = size ?? (await new Transformer(picture).metadata());
  const sized = new Transformer(picture);
  const raw = await (size ? sized.resize(width, height, BETWEEN) : sized).rawPixels();
  const channels = raw.length / (width * height);
  const data = Buffer.alloc(width * height * 4, INK);
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[at * 4 + channel] = raw[at * channels + Math.min(channel, channels - 1)] ?? INK;
    }
  }
  return { data, width, height } satisfies Points;
}

/** Mixes the colour of four points into `mixed`; false where there is none, beyond the edge. */
function mixAt(mixed: Float64Array, { data, width, height }: Points, x: number, y: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return false;
  const [across, down] = [x - left, y - top];
  const first = (top * width + left) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (place: number) => data[first + place + channel] ?? INK;
    const above = at(0) * (1 - across) + at(4) * across;
    const below = at(width * 4) * (1 - across) + at(width * 4 + 4) * across;
    mixed[channel] = above * (1 - down) + below * down;
  }
  return true;
}

/** A picture in which each point is what `mix` leaves for it. */
function painted(
  { width, height }: { width: number; height: number },
  mix: (mixed: Float64Array, x: number, y: number) => void,
): Points {
  const data = Buffer.alloc(width * height * 4, INK);
  // These round, and keep within 0 and 255.
  const points = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const mixed = new Float64Array(3);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      mix(mixed, x, y);
      points.set(mixed, at);
    }
  }
  return { data, width, height };
}

const turn = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x: number, y: number) => [x * cos + y * sin, y * cos - x * sin] as const;
};

/** The same picture turned, on white. */
export function turnedBy(
  seen: Points,
  degrees: number,
  around: { width: number; height: number },
): Points {
  const turned = turn(degrees);
  return painted(around, (mixed, x, y) => {
    const [across, down] = turned(x - around.width / 2, y - around.height / 2);
    const found = mixAt(mixed, seen, across + seen.width / 2, down + seen.height / 2);
    if (!found) mixed.fill(INK);
  });
}

/** A paper on a table as a telephone takes it: turned, leaning away, lit from one side, with grain, kept as JPEG. */
export async function photoOfPaper(paper: Buffer, held: Held): Promise<Buffer> {
  const { degrees, lean = 0, width = 1500, height = 2000 } = held;
  const { fill = 0.7, noise = 0, quality = 80 } = held;
  const seen = await pointsOf(paper);
  const random = randomFrom(7);
  const turned = turn(degrees);
  const scale = Math.max(seen.width / width, seen.height / height) / fill;
  const photo = painted({ width, height }, (mixed, x, y) => {
    const [across, down] = [x - width / 2, y - height / 2];
    // Below the middle of the photo everything is nearer, and so larger.
    const far = scale * (1 - (lean * down) / height);
    const [paperX, paperY] = turned(across * far, down * far);
    if (!mixAt(mixed, seen, paperX + seen.width / 2, paperY + seen.height / 2)) mixed.set(TABLE);
    const light = 0.62 + (0.38 * x) / width;
    const grain = noise * (random.next() * 2 - 1);
    for (let channel = 0; channel < 3; channel += 1)
      mixed[channel] = (mixed[channel] ?? INK) * light + grain;
  });
  return Transformer.fromRgbaPixels(photo.data, width, height).jpeg(quality);
}

/** The same as a file that is chosen on a telephone. */
export const heldInPhoto = async (paper: Buffer, held: Held) => ({
  name: 'factura.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoOfPaper(paper, held),
});
