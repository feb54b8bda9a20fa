/** The kinds of track of a WebM that this reads: a picture, a sound, or something else. */
export type TrackKind = 'audio' | 'video' | 'other';

const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const ENTRY = 0xae;
const TYPE = 0x83;
const kinds: Readonly<Record<number, TrackKind>> = { 1: 'video', 2: 'audio' };
/** Elements of one level that are looked at: a recorder writes its tracks among the first. */
const MOST_ELEMENTS = 64;

interface Element {
  id: number;
  from: number;
  to: number;
}

/** How many bytes a number takes; its first byte says so. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

/** The value of a number of variable length, the mark in its first byte left out; null where it says that it is not known. */
function numberAt(bytes: Uint8Array, at: number, length: number): number | null {
  const mask = 0xff >> length;
  let value = (bytes[at] ?? 0) & mask;
  let unknown = value === mask;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0;
    value = value * 256 + byte;
    unknown = unknown && byte === 0xff;
  }
  return unknown ? null : value;
}

/** The elements of one level; one of unknown length, as a recorder leaves it, goes on until the end. */
function* elementsIn(bytes: Uint8Array, from: number, end: number): Generator<Element> {
  let at = from;
  for (let seen = 0; seen < MOST_ELEMENTS && at < end; seen += 1) {
    const idLength = lengthOf(bytes[at] ?? 0);
    if (idLength > 4) return;
    let id = 0;
    for (let next = 0; next < idLength; next += 1) id = id * 256 + (bytes[at + next] ?? 0);
    const sizeAt = at + idLength;
    const sizeLength = lengthOf(bytes[sizeAt] ?? 0);
    if (sizeLength > 8) return;
    const size = numberAt(bytes, sizeAt, sizeLength);
    const start = sizeAt + sizeLength;
    const to = size === null ? end : start + size;
    if (to > end) return;
    yield { id, from: start, to };
    at = to;
  }
}

function inside(bytes: Uint8Array, { from, to }: Omit<Element, 'id'>, id: number): Element[] {
  return [...elementsIn(bytes, from, to)].filter((one) => one.id === id);
}

/** The tracks of a WebM; none where it is not one, or is cut before it says them. */
export function webmTracks(bytes: Uint8Array): TrackKind[] {
  const whole = { from: 0, to: bytes.length };
  return inside(bytes, whole, SEGMENT)
    .flatMap((segment) => inside(bytes, segment, TRACKS))
    .flatMap((tracks) => inside(bytes, tracks, ENTRY))
    .map((entry) => {
      const [type] = inside(bytes, entry, TYPE);
      return kinds[type ? (bytes[type.from] ?? 0) : 0] ?? 'other';
    });
}
