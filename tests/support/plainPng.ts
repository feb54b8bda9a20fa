import { crc32, deflateSync } from 'node:zlib';

interface PlainPng {
  width: number;
  height: number;
  /** 8 or 16. */
  bits: number;
  /** The size that the header claims, where it lies. */
  claims?: { width: number; height: number };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture of one colour with transparency, which takes a thousand times more once it is unfolded. */
export function plainPng({ width, height, bits, claims = { width, height } }: PlainPng): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width, 0);
  head.writeUInt32BE(claims.height, 4);
  head.writeUInt8(bits, 8);
  head.writeUInt8(6, 9);
  const rows = Buffer.alloc((1 + (width * 4 * bits) / 8) * height);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
