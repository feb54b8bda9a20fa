import { readFileSync } from 'node:fs';
import { readDataVersion } from '../../server/db/embedded/dataFolder';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { migrate } from '../../server/db/migrate';
import { StartFault } from '../../server/db/startFault';
import { type Config, readConfig } from '../../server/engine/config/config';
import type { FileStore } from '../../server/engine/files/store/fileStore';
import { openFileStore } from '../../server/engine/files/store/openFileStore';
import { Fault } from '../../server/engine/http/fault';
import { atOurClock } from '../../server/engine/time/atOurClock';
import { moveClockTo } from '../../server/engine/time/clock';
import { openDatabase } from '../../server/start/openDatabase';

export const say = (text: string) => process.stdout.write(`${text}\n`);

interface Place {
  config: Config;
  ownerUrl: string;
  files: FileStore;
  version: string;
  /** No server works on this database, as far as the data folder knows. */
  alone: boolean;
  /** There was nothing yet. */
  isNew: boolean;
}

async function run(work: (place: Place) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const root = process.cwd();
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const files = await openFileStore(config);
  const running = config.databaseUrl ? undefined : reachRunning(config.dataDir, root);
  if (running) {
    if (config.startsAt) moveClockTo(config.startsAt);
    const ownerUrl = atOurClock(running);
    return work({ config, ownerUrl, files, version, alone: false, isNew: false });
  }
  const inside = config.databaseUrl === undefined;
  const isNew = inside && readDataVersion(config.dataDir) === undefined;
  const database = await openDatabase(config, root, say);
  try {
    await migrate(database.ownerUrl);
    const { ownerUrl } = database;
    await work({ config, ownerUrl, files, version, alone: inside, isNew });
  } finally {
    await database.close();
  }
}

/** The data that `npm start` would serve, whether it runs at the moment or not. */
export async function withPlace(work: (place: Place) => Promise<void>): Promise<void> {
  try {
    await run(work);
  } catch (error) {
    if (!(error instanceof StartFault || error instanceof Fault)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
