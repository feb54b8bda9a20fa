import { createHash } from 'node:crypto';
import { type ReadSeal, readSeals } from './readSeals';

/** The bytes of a file say this of themselves. */
export interface FileRead {
  hash: string;
  size: number;
  seals: ReadSeal[];
  /** Its hash at each place at which an earlier version of it may have ended, the latest first. */
  before: { until: number; hash: string }[];
  /** It names the page on which papers are checked. */
  claims: boolean;
}

const MOST_ENDS = 300;

/** A version of a PDF ends with this mark, and with or without the end of its line. */
function* endsOf(bytes: Buffer): Generator<number> {
  const mark = Buffer.from('%%EOF');
  for (let at = bytes.lastIndexOf(mark); at >= 0; at = bytes.lastIndexOf(mark, at - 1)) {
    const end = at + mark.length;
    yield* [end, end + 1, end + 2];
    if (at === 0) return;
  }
}

/** The hash of every beginning that is asked for, and of the whole, in one reading. */
function hashesOf(bytes: Buffer, ends: readonly number[]) {
  const running = createHash('sha256');
  let done = 0;
  const before = ends.map((until) => {
    running.update(bytes.subarray(done, until));
    done = until;
    return { until, hash: running.copy().digest('hex') };
  });
  return { before, hash: running.update(bytes.subarray(done)).digest('hex') };
}

export async function readFile(file: Uint8Array): Promise<FileRead> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const seals = readSeals(bytes);
  const ends = new Set(seals.map(({ until }) => until));
  for (const end of endsOf(bytes)) {
    if (ends.size >= MOST_ENDS) break;
    ends.add(end);
  }
  const inside = [...ends].filter((end) => end > 0 && end < bytes.length);
  const { before, hash } = hashesOf(
    bytes,
    inside.sort((one, other) => one - other),
  );
  const claims = bytes.includes('/verify/');
  return { hash, size: bytes.length, seals, before: before.reverse(), claims };
}
