import { prepareDataFolder } from '../db/embedded/dataFolder';
import { startEmbedded } from '../db/embedded/startEmbedded';
import type { Config } from '../engine/config/config';
import { checkDatabase } from './checkDatabase';

export type OpenedDatabase = { ownerUrl: string; appUrl: string; close(): Promise<void> };

/** The customer's database when there is one, else our own in the data folder, with these settings beside its own. */
export const openDatabase = async (
  { databaseUrl, dataDir }: Config,
  root: string,
  log: (line: string) => void,
  settings?: Record<string, string>,
): Promise<OpenedDatabase> => {
  if (databaseUrl) {
    prepareDataFolder(dataDir);
    await checkDatabase(databaseUrl);
    return { ownerUrl: databaseUrl, appUrl: databaseUrl, close: async () => {} };
  }
  const { ownerUrl, appUrl, stop } = await startEmbedded({ dataDir, root, log, settings });
  return { ownerUrl, appUrl, close: stop };
};
