import type { SFTPWrapper } from 'ssh2';
import type { SshLine } from './sshLine';

const PART = 32 * 1024;
const AT_ONCE = 16;

type Asking = { line: SshLine; sftp: SFTPWrapper };

/** Has what was written put on the disk; few servers but OpenSSH know how, and the others say no. */
const flush = ({ line, sftp }: Asking, handle: Buffer): Promise<unknown> =>
  line.wait<void>((answer) => {
    try {
      sftp.ext_openssh_fsync(handle, () => answer(null));
    } catch {
      answer(null);
    }
  });

/** Writes a file that is not there yet. */
export async function writeWhole(asking: Asking, path: string, bytes: Buffer): Promise<void> {
  const { line, sftp } = asking;
  const handle = await line.wait<Buffer>((answer) => sftp.open(path, 'wx', answer));
  for (let from = 0; from < bytes.length; from += PART * AT_ONCE) {
    const starts = Array.from({ length: AT_ONCE }, (_, at) => from + at * PART);
    await Promise.all(
      starts
        .filter((at) => at < bytes.length)
        .map((at) =>
          line.wait<void>((answer) =>
            sftp.write(handle, bytes, at, Math.min(PART, bytes.length - at), at, answer),
          ),
        ),
    );
  }
  await flush(asking, handle);
  await line.wait<void>((answer) => sftp.close(handle, answer));
}
