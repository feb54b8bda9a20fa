import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getClockFolder } from '@contract/markings/credentialAcciones';
import { truncateTables } from '../../../../tests/support/truncateTables';
import { clockFolder, makeClockFolder } from '../clockFolder';
import { readClockFolder } from '../readClockFolder';
import { markingsWorld } from './markingsWorld';

/** This leaves files where clocks leave theirs, and tells what the server makes of them when it is asked to look. */
export async function clockFolderWorld() {
  const world = await markingsWorld();
  const { server, db } = world;
  const folder = clockFolder(server.services.config);
  const look = () => readClockFolder(db, server.services);
  /** A clock writes such a line, without titles and between tabs. */
  const line = (number: string, moment: string) => `${number}\t${moment}\t1\t0\t1\t0`;
  return {
    ...world,
    folder,
    look,
    /** Seen, and found the same: that is when a file is finished. */
    lookTwice: async () => {
      await look();
      await look();
    },
    line,
    /** A day of two punches of somebody, and a mark of nobody's. */
    day: [
      line(world.docket, '2026-11-10 17:02:10'),
      line(world.docket, '2026-11-10 08:01:33'),
      line('77', '2026-11-10 09:00:00'),
    ].join('\r\n'),
    leave: (name: string, content: string | Uint8Array) =>
      writeFile(path.join(folder, name), content),
    inside: async (shelf = '') => (await readdir(path.join(folder, shelf))).sort(),
    files: async () =>
      (await server.call(getClockFolder, {}, 'rrhh')).body.files.map(
        ({ name, state, rows, punches, unknown, refused, reason }) => ({
          name,
          state,
          counts: [rows, punches, unknown, refused],
          reason,
        }),
      ),
    brief: async () =>
      (await world.rows()).map(
        ({ kind, at, day }) => `${kind} ${world.clockOf(at)} ${day.slice(8)}`,
      ),
    clear: async () => {
      await world.clear();
      await truncateTables(server, ['clock_file', 'notification']);
      await rm(folder, { recursive: true });
      await makeClockFolder(server.services.config);
    },
  };
}

export type ClockFolderWorld = Awaited<ReturnType<typeof clockFolderWorld>>;

/** All that lies in the folder once it was read. */
export const shelves = ['con-errores', 'leidos'];
