import { statfs } from 'node:fs/promises';
import { megabytes } from '@contract/files/megabytes';
import { noSpace } from '../http/fault';

export type SpaceState = 'enough' | 'low' | 'none';

export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

export interface FreeSpace {
  /** Null where the system does not say. */
  disk(): Promise<Disk | null>;
  state(): Promise<SpaceState>;
  /** Refuses in words what would take the room that the database needs to go on. */
  forUpload(): Promise<void>;
}

/** Kept for the database, its log and the trace of what is done; of a small disk, a twentieth. */
const RESERVE = megabytes(512);

const stateOf = ({ freeBytes, totalBytes }: Disk): SpaceState => {
  const reserve = Math.min(RESERVE, totalBytes / 20);
  if (freeBytes < reserve) return 'none';
  return freeBytes < reserve * 3 ? 'low' : 'enough';
};

/** How much more the data folder takes. */
export function freeSpace(folder: string): FreeSpace {
  const space: FreeSpace = {
    async disk() {
      const found = await statfs(folder).catch(() => null);
      // Blocks kept for the system are not ours to fill.
      return (
        found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }
      );
    },
    async state() {
      const found = await space.disk();
      return found ? stateOf(found) : 'enough';
    },
    async forUpload() {
      if ((await space.state()) === 'none') throw noSpace();
    },
  };
  return space;
}
