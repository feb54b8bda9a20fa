import { buffer } from 'node:stream/consumers';
import { conflict } from '../../../engine/http/fault';
import type { OutFolder } from '../out/leaveFile';
import { nullIfOtherSize } from './readPieces';
import { SftpRefused } from './sftpFault';
import { pathIn, type SftpSession } from './sftpSession';

/** A folder of another server, in which files are left. */
export function sftpFolder(session: SftpSession, folder: string, mark: string): OutFolder {
  const at = (name: string) => pathIn(folder, name);
  const factsOf = (name: string) => session.facts(at(name));
  return {
    mark,
    names: async () => (await session.list(folder)).map(({ name }) => name),
    stampOf: async (name) => (await factsOf(name))?.stamp ?? null,
    write: async (name, bytes) => {
      await session.write(at(name), bytes);
      const written = await factsOf(name);
      if (written?.size !== bytes.length) {
        throw conflict('El servidor SFTP no guardó el archivo entero: no se dejó nada.');
      }
      return written.stamp;
    },
    giveName: async (draft, name) => {
      try {
        // The rename of the first version of SFTP writes over nothing, unlike that of POSIX.
        await session.rename(at(draft), at(name));
        return true;
      } catch (error) {
        if (!(error instanceof SftpRefused)) throw error;
        if ((await factsOf(name)) !== null) return false;
        throw conflict('El servidor SFTP no dejó ponerle su nombre al archivo.');
      }
    },
    hasBoth: async (_draft, name, bytes) => {
      // Some servers rename by a second name: one that stopped in between has both, and they say the same.
      const wanted = await bytes();
      const found = await factsOf(name);
      if (!found?.plain || found.size !== wanted.length) return false;
      const said = await buffer(session.read(at(name), wanted.length)).catch(nullIfOtherSize);
      return said?.equals(wanted) ?? false;
    },
    remove: async (name) => {
      await session.remove(at(name)).catch((error: unknown) => {
        if (!(error instanceof SftpRefused) || !error.missing) throw error;
      });
    },
  };
}
