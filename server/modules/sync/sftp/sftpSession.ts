import type { FileEntry, SFTPWrapper, Stats } from 'ssh2';
import { conflict } from '../../../engine/http/fault';
import { readPieces } from './readPieces';
import { factsOfStats, isPlainName, type RemoteFacts, type RemoteFile } from './remoteFacts';
import { SftpLost, SftpRefused } from './sftpFault';
import type { SshLine } from './sshLine';
import { writeWhole } from './writeWhole';

const MOST_NAMES = 10_000;
const END_OF_LIST = 1;

/** A server of files that let us in. */
export interface SftpSession {
  /** All that is asked from now on must end within it. */
  within(ms: number): void;
  /** All the names of a folder, but for those that lead elsewhere. */
  list(folder: string): Promise<RemoteFile[]>;
  /** Null where nothing has that name. */
  facts(path: string): Promise<RemoteFacts | null>;
  /** Ends with `OtherSize` where the file does not have that size. */
  read(path: string, size: number): AsyncIterable<Buffer>;
  /** Writes a file that is not there yet. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Refused where the new name is taken. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  close(): void;
}

/** The path of a name in a folder; without a folder it is where the server puts that user. */
export const pathIn = (folder: string, name: string): string =>
  folder === '' ? name : `${folder}/${name}`;

const isEnd = (error: unknown) => error instanceof SftpRefused && error.answer === END_OF_LIST;

/** Asks for the subsystem of files of a connection that somebody entered by. */
export async function filesOf(line: SshLine): Promise<SftpSession> {
  const sftp = await line.wait<SFTPWrapper>((answer) =>
    line.client.sftp((error, files) => {
      if (error) return answer(conflict('El servidor no ofrece SFTP a ese usuario.'));
      // An answer that cannot be read is told here, and ends the connection.
      files.on('error', line.breakOff);
      files.on('close', () => line.breakOff(new SftpLost()));
      answer(null, files);
    }),
  );
  const asking = { line, sftp };

  async function list(folder: string): Promise<RemoteFile[]> {
    const handle = await line
      .wait<Buffer>((answer) => sftp.opendir(folder === '' ? '.' : folder, answer))
      .catch((error: unknown) => {
        if (!(error instanceof SftpRefused) || !error.missing) throw error;
        throw conflict(
          folder === ''
            ? 'Ese usuario no tiene carpeta en el servidor.'
            : `No existe la carpeta ${folder} en el servidor.`,
        );
      });
    const found: FileEntry[] = [];
    for (;;) {
      const some = await line
        .wait<FileEntry[]>((answer) => sftp.readdir(handle, answer))
        .catch((error: unknown) => {
          if (isEnd(error)) return null;
          throw error;
        });
      if (some === null) break;
      found.push(...some);
      if (found.length > MOST_NAMES) {
        throw conflict('La carpeta tiene más de 10.000 nombres: sacá los viejos.');
      }
    }
    await line.wait<void>((answer) => sftp.close(handle, answer));
    return found
      .filter(({ filename }) => isPlainName(filename))
      .map(({ filename: name, attrs }) => ({ name, ...factsOfStats(attrs) }));
  }

  return {
    ...{ list, within: line.within, close: line.close },
    facts: (path) =>
      line
        .wait<Stats>((answer) => sftp.lstat(path, answer))
        .then(factsOfStats)
        .catch((error: unknown) => {
          if (error instanceof SftpRefused && error.missing) return null;
          throw error;
        }),
    read: (path, size) => readPieces(asking, path, size),
    write: (path, bytes) => writeWhole(asking, path, bytes),
    rename: (from, to) => line.wait<void>((answer) => sftp.rename(from, to, answer)),
    remove: (path) => line.wait<void>((answer) => sftp.unlink(path, answer)),
  };
}
