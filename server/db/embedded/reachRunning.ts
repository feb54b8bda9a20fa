import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSecrets } from '../secrets';
import { databaseUrl } from './address';
import { chooseRunner } from './chooseRunner';
import { isFolderHeld } from './folderLock';
import { findNativeFolder } from './nativeFolder';

/** The owner's address of the PostgreSQL that a running Andén keeps on this folder; undefined when none does. */
export const reachRunning = (dataDir: string, root: string): string | undefined => {
  if (!isFolderHeld(dataDir)) return undefined;
  const { clusterDir } = chooseRunner(dataDir, findNativeFolder(root));
  // The fourth line is the port, the fifth the folder of the socket, which is empty over loopback.
  const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port, socket] = lines.map((line) => line.trim());
  const address = { host: socket || '127.0.0.1', port: Number(port), flags: [] };
  return databaseUrl(address, 'anden_owner', loadSecrets(dataDir).ownerPassword, 'anden');
};
