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

/** Its bytes from the first on; null where it has not as many, or more. */
async function readExactly(asking: Asking, handle: Buffer, size: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  for (let from = 0; from < size; from += PART * AT_ONCE) {
    const starts = Array.from({ length: AT_ONCE }, (_, at) => from + at * PART);
    const asked = starts.filter((at) => at < size);
    // So much is asked for at once, since each question takes the whole way there and back.
    const got = await Promise.all(
      asked.map((at) => readPart(asking, handle, at, Math.min(PART, size - at))),
    );
    parts.push(...got);
    if (got.some((part, at) => part.length < Math.min(PART, size - (asked[at] ?? 0)))) return null;
  }
  const more = await readPart(asking, handle, size, 1);
  return more.length === 0 ? Buffer.concat(parts) : null;
}

/** Reads a file that must have exactly this size; null where it has another. */
export async function readWhole(
  asking: Asking,
  path: string,
  size: number,
): Promise<Buffer | null> {
  const { line, sftp } = asking;
  const handle = await line.wait<Buffer>((answer) => sftp.open(path, 'r', answer));
  const bytes = await readExactly(asking, handle, size);
  await line.wait<void>((answer) => sftp.close(handle, answer));
  return bytes;
}
