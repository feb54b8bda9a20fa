/** The first bytes of a picture say what decoding it will ask for. */
export interface ImageHeader {
  width: number;
  height: number;
  /** The bytes of the whole picture in memory, once it is unfolded. */
  bytes: number;
  /** And while it is. */
  unfolding: number;
}

const MOST_SEGMENTS = 2000;

type Picture = { width: number; height: number; channels: number; bits: number; passes?: number };

function unfolded({ width, height, channels, bits, passes = 1 }: Picture): ImageHeader {
  const bytes = width * height * channels * Math.max(1, bits / 8);
  return { width, height, bytes, unfolding: bytes * passes };
}

async function view(file: Blob, at: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(at, at + length).arrayBuffer());
}

const pngChannels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

async function png(file: Blob): Promise<ImageHeader> {
  const head = await view(file, 16, 10);
  return unfolded({
    width: head.getUint32(0),
    height: head.getUint32(4),
    bits: Math.max(8, head.getUint8(8)),
    channels: pngChannels[head.getUint8(9)] ?? 4,
  });
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A camera may put megabytes of its own before the size of the picture: they are skipped, not read. */
async function jpeg(file: Blob): Promise<ImageHeader> {
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    const head = await view(file, at, 10);
    const marker = head.getUint8(1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      // A picture drawn in passes keeps two bytes for each value until the last of them.
      const passes = marker === 0xc0 || marker === 0xc1 ? 1 : 3;
      const [height, width] = [head.getUint16(5), head.getUint16(7)];
      return unfolded({ width, height, bits: head.getUint8(4), channels: 3, passes });
    } else at += 2 + head.getUint16(2);
  }
  throw new RangeError('the picture never begins');
}

async function webp(file: Blob): Promise<ImageHeader> {
  const head = await view(file, 12, 18);
  const kind = head.getUint8(3);
  const size = { channels: 4, bits: 8 };
  // VP8X, VP8L and VP8 with its space.
  if (kind === 0x58) {
    const side = (at: number) => 1 + head.getUint16(at, true) + (head.getUint8(at + 2) << 16);
    return unfolded({ ...size, width: side(12), height: side(15) });
  }
  if (kind === 0x4c) {
    const packed = head.getUint32(9, true);
    const [width, height] = [1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff)];
    return unfolded({ ...size, width, height });
  }
  const [width, height] = [head.getUint16(14, true) & 0x3fff, head.getUint16(16, true) & 0x3fff];
  return unfolded({ ...size, width, height });
}

async function gif(file: Blob): Promise<ImageHeader> {
  const head = await view(file, 6, 4);
  const [width, height] = [head.getUint16(0, true), head.getUint16(2, true)];
  return unfolded({ width, height, channels: 4, bits: 8 });
}

const readers: Record<string, (file: Blob) => Promise<ImageHeader>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/gif': gif,
};

/** Null where what says to be that kind of picture is not. */
export async function imageHeader(file: Blob, mime: string): Promise<ImageHeader | null> {
  try {
    const header = (await readers[mime]?.(file)) ?? null;
    return header && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
