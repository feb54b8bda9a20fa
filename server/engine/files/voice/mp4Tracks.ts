import type { TrackKind } from './webmTracks';

const kinds: Readonly<Record<string, TrackKind>> = { soun: 'audio', vide: 'video' };
const HEAD = 8;
/** The kind of a track stands so far into its `hdlr`. */
const KIND_AT = 8;
/** A fragmented recording has two boxes for each fragment; five minutes of voice hold fewer than this. */
const MOST_BOXES = 20_000;

interface Box {
  type: string;
  from: number;
  to: number;
}

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** The boxes of one level; what follows one that says a length that cannot be is not read. */
function* boxesIn(bytes: Buffer, from: number, end: number): Generator<Box> {
  let at = from;
  for (let seen = 0; seen < MOST_BOXES && at + HEAD <= end; seen += 1) {
    const size = bytes.readUInt32BE(at);
    const type = textAt(bytes, at + 4);
    // A length of 1 says that the real one follows, in eight bytes; of 0, that it goes on until the end.
    const long = size === 1 && at + 2 * HEAD <= end;
    const length = long ? Number(bytes.readBigUInt64BE(at + HEAD)) : size === 0 ? end - at : size;
    const head = long ? 2 * HEAD : HEAD;
    if (length < head || at + length > end) return;
    yield { type, from: at + head, to: at + length };
    at += length;
  }
}

const inside = (bytes: Buffer, { from, to }: Omit<Box, 'type'>, type: string): Box[] =>
  [...boxesIn(bytes, from, to)].filter((box) => box.type === type);

/** The tracks of an MP4; none where it is not one, or does not say them. */
export function mp4Tracks(content: Uint8Array): TrackKind[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return inside(bytes, { from: 0, to: bytes.length }, 'moov')
    .flatMap((movie) => inside(bytes, movie, 'trak'))
    .map((track) => {
      const [handler] = inside(bytes, track, 'mdia').flatMap((media) =>
        inside(bytes, media, 'hdlr'),
      );
      return kinds[handler ? textAt(bytes, handler.from + KIND_AT) : ''] ?? 'other';
    });
}
