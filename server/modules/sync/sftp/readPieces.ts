import type { SFTPWrapper } from 'ssh2';
import type { SshLine } from './sshLine';

const PART = 32 * 1024;
const AT_ONCE = 16;

type Asking = { line: SshLine; sftp: SFTPWrapper };

/** So many bytes from a place on, or fewer where the file ends. */
async function readPart(
  { line, sftp }: Asking,
  handle: Buffer,
  from: number,
  length: number,
): Promise<Buffer> {
  const part = Buffer.alloc(length);
  let at = 0;
  while (at < length) {
    const got = await line.wait<number>((answer) =>
      sftp.read(handle, part, at, length - at, from + at, answer),
    );
    if (got === 0) break;
    at += got;
  }
  return part.subarray(0, at);
}

/** The file has more bytes than its server says, or fewer. */
export class OtherSize extends Error {
  override name = 'OtherSize';
}

/** Lets whoever reads say what another size means. */
export function nullIfOtherSize(error: unknown): null {
  if (error instanceof OtherSize) return null;
  throw error;
}

/** Reads a file that must have exactly this size, piece by piece. */
export async function* readPieces(
  asking: Asking,
  path: string,
  size: number,
): AsyncGenerator<Buffer> {
  const { line, sftp } = asking;
  const handle = await line.wait<Buffer>((answer) => sftp.open(path, 'r', answer));
  try {
    for (let from = 0; from < size; from += PART * AT_ONCE) {
      const starts = Array.from({ length: AT_ONCE }, (_, at) => from + at * PART);
      // So much is asked for at once, since each question takes the whole way there and back.
      const got = await Promise.all(
        starts
          .filter((at) => at < size)
          .map((at) => readPart(asking, handle, at, Math.min(PART, size - at))),
      );
      const piece = Buffer.concat(got);
      if (piece.length < Math.min(PART * AT_ONCE, size - from)) throw new OtherSize();
      yield piece;
    }
    const more = await readPart(asking, handle, size, 1);
    if (more.length > 0) throw new OtherSize();
  } finally {
    // A connection that broke has nothing to close.
    await line.wait<void>((answer) => sftp.close(handle, answer)).catch(() => undefined);
  }
}
