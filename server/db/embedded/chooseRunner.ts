import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../startFault';
import { isMovedAside, moveAside } from './moveAside';
import type { Runner } from './runner';

const unshare = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'];

const canUnshare = (native: string): boolean => {
  const [command = '', ...args] = unshare;
  return spawnSync(command, [...args, join(native, 'bin', 'postgres'), '--version']).status === 0;
};

export const chooseRunner = (dataDir: string, native: string): Runner => {
  const clusterDir = join(dataDir, 'postgres');
  const me = process.getuid?.();
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  if (me === undefined) return { native, clusterDir, prefix: [] };
  if (me !== 0) {
    if (owner && owner.uid !== me)
      throw new StartFault(
        `La carpeta ${dataDir} es de otro usuario: iniciá Andén con ese usuario, o elegí otra carpeta con ANDEN_DATA=/ruta npm start.`,
      );
    return { native, clusterDir, prefix: [] };
  }
  if (owner && owner.uid !== 0)
    return { native, clusterDir, prefix: [], uid: owner.uid, gid: owner.gid };
  // In a user namespace of its own it is not root there, while its files stay root's here.
  if (!isMovedAside(dataDir) && canUnshare(native)) return { native, clusterDir, prefix: unshare };
  return moveAside(dataDir, native);
};
