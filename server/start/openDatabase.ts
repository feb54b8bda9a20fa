import { prepareDataFolder } from '../db/embedded/dataFolder';
import { startEmbedded } from '../db/embedded/startEmbedded';
import type { Config } from '../engine/config/config';
import { atOurClock } from '../engine/time/atOurClock';
import { moveClockTo } from '../engine/time/clock';
import { checkDatabase } from './checkDatabase';

export type OpenedDatabase = { ownerUrl: string; appUrl: string; close(): Promise<void> };

/** The customer's database when there is one, else our own in the data folder, with these settings beside its own; the clock is set before anybody connects. */
export const openDatabase = async (
  { databaseUrl, dataDir, startsAt }: Config,
  root: string,
  log: (line: string) => void,
  settings?: Record<string, string>,
): Promise<OpenedDatabase> => {
  if (startsAt) moveClockTo(startsAt);
  if (databaseUrl) {
    prepareDataFolder(dataDir);
    await checkDatabase(databaseUrl);
    const url = atOurClock(databaseUrl);
    return { ownerUrl: url, appUrl: url, close: async () => {} };
  }
  const { ownerUrl, appUrl, stop } = await startEmbedded({ dataDir, root, log, settings });
  return { ownerUrl: atOurClock(ownerUrl), appUrl: atOurClock(appUrl), close: stop };
};
