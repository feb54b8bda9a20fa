import { join } from 'node:path';
import { loadSecrets } from '../secrets';
import { StartFault } from '../startFault';
import { chooseAddress, databaseUrl } from './address';
import { bootstrap, checkAccess } from './bootstrap';
import { chooseRunner } from './chooseRunner';
import { clearOrphan } from './clearOrphan';
import { prepareDataFolder, readDataVersion, writeDataVersion } from './dataFolder';
import { lockFolder } from './folderLock';
import { initCluster } from './initCluster';
import { launchPostgres } from './launchPostgres';
import { completeNativeFolder, findNativeFolder } from './nativeFolder';
import { supervise } from './supervise';

export type EmbeddedOptions = {
  dataDir: string;
  /** Where to look for the binaries, upwards. */
  root?: string;
  settings?: Record<string, string>;
  log?: (line: string) => void;
};

export type EmbeddedPostgres = {
  ownerUrl: string;
  appUrl: string;
  adminUrl: string;
  clusterDir: string;
  stop(): Promise<void>;
};

const defaults = {
  max_connections: '60',
  shared_buffers: '128MB',
  // Disks of today find any page as fast as the next one; the default of 4 reads a million rows where an index knows a thousand.
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Processes that rest beside it: its disk answers each reader by itself, and it sends its changes to nobody.
  io_method: 'sync',
  max_logical_replication_workers: '0',
};

const toFlags = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const open = async (dataDir: string, options: EmbeddedOptions) => {
  const { settings = {}, log = () => {} } = options;
  const version = readDataVersion(dataDir);
  const secrets = loadSecrets(dataDir);
  const native = findNativeFolder(options.root ?? process.cwd());
  completeNativeFolder(native);
  const runner = chooseRunner(dataDir, native);
  if (runner.notice) log(runner.notice);
  await clearOrphan(runner.clusterDir);
  await initCluster(runner, secrets.adminPassword, settings.fsync !== 'off');
  const address = await chooseAddress(runner.clusterDir);
  const flags = [...address.flags, '-p', String(address.port)];
  flags.push(...toFlags({ ...defaults, ...settings }));
  const logFile = join(dataDir, 'postgres.log');
  const supervisor = await supervise(() => launchPostgres(runner, flags, logFile), log).catch(
    (error: Error) => {
      throw new StartFault(
        `PostgreSQL no arrancó (${error.message}): el detalle está en ${logFile}.`,
      );
    },
  );
  const adminUrl = (database: string) =>
    databaseUrl(address, 'postgres', secrets.adminPassword, database);
  try {
    await checkAccess(adminUrl('postgres'), runner.clusterDir);
    if (version === undefined) await bootstrap(adminUrl, secrets);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  writeDataVersion(dataDir);
  return {
    ownerUrl: databaseUrl(address, 'anden_owner', secrets.ownerPassword, 'anden'),
    appUrl: databaseUrl(address, 'anden_app', secrets.appPassword, 'anden'),
    adminUrl: adminUrl('postgres'),
    clusterDir: runner.clusterDir,
    stop: supervisor.stop,
  };
};

/** Starts the PostgreSQL that comes with the product on a data folder, which it keeps for this process alone. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const dataDir = prepareDataFolder(options.dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const postgres = await open(dataDir, options);
    const stop = async (): Promise<void> => {
      await postgres.stop();
      unlock();
    };
    return { ...postgres, stop };
  } catch (error) {
    unlock();
    throw error;
  }
};
