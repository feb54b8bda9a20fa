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

/** This mixes a colour of four points; there is none beyond the edge. */
function colourAt({ data, width, height }: Points, x: number, y: number, channel: number) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null;
  const at = (column: number, row: number) => data[(row * width + column) * 4 + channel] ?? INK;
  const [across, down] = [x - left, y - top];
  const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return above * (1 - down) + below * down;
}

type Colour = (channel: number) => number | null;

/** A picture in which each point is what `from` finds for it. */
function painted(
  size: { width: number; height: number },
  from: (x: number, y: number, colour: (x: number, y: number) => Colour) => Colour,
  seen: Points,
): Points {
  const { width, height } = size;
  const data = Buffer.alloc(width * height * 4, INK);
  const colour = (x: number, y: number) => (channel: number) => colourAt(seen, x, y, channel);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const found = from(x, y, colour);
      for (let channel = 0; channel < 3; channel += 1) {
        data[(y * width + x) * 4 + channel] = Math.max(
          0,
          Math.min(INK, Math.round(found(channel) ?? INK)),
        );
      }
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
  return painted(
    around,
    (x, y, colour) => {
      const [across, down] = turned(x - around.width / 2, y - around.height / 2);
      return colour(across + seen.width / 2, down + seen.height / 2);
    },
    seen,
  );
}

/** A paper on a table as a telephone takes it: turned, leaning away, lit from one side, with grain, kept as JPEG. */
export async function photoOfPaper(paper: Buffer, held: Held): Promise<Buffer> {
  const { degrees, lean = 0, width = 1500, height = 2000 } = held;
  const { fill = 0.7, noise = 0, quality = 80 } = held;
  const seen = await pointsOf(paper);
  const random = randomFrom(7);
  const turned = turn(degrees);
  const scale = Math.max(seen.width / width, seen.height / height) / fill;
  const photo = painted(
    { width, height },
    (x, y, colour) => {
      const [across, down] = [x - width / 2, y - height / 2];
      // Below the middle of the photo everything is nearer, and so larger.
      const far = scale * (1 - (lean * down) / height);
      const [paperX, paperY] = turned(across * far, down * far);
      const found = colour(paperX + seen.width / 2, paperY + seen.height / 2);
      const light = 0.62 + (0.38 * x) / width;
      const grain = noise * (random.next() * 2 - 1);
      return (channel) => (found(channel) ?? TABLE[channel] ?? INK) * light + grain;
    },
    seen,
  );
  return Transformer.fromRgbaPixels(photo.data, width, height).jpeg(quality);
}

/** The same as a file that is chosen on a telephone. */
export const heldInPhoto = async (paper: Buffer, held: Held) => ({
  name: 'factura.jpg',
  mimeType: 'image/jpeg',
  buffer: await photoOfPaper(paper, held),
});
