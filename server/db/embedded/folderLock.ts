import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../startFault';
import { processIdentity } from './processIdentity';

type Holder = { pid: number; identity: string };

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const liveHolder = (text: string): Holder | undefined => {
  try {
    const holder = JSON.parse(text) as Holder;
    return processIdentity(holder.pid) === holder.identity ? holder : undefined;
  } catch {
    return undefined;
  }
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

// Two starts may see the same stale lock: whoever moved away a fresh one puts it back.
const removeStale = (file: string, seen: string): void => {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) !== seen) tryLink(aside, file);
  rmSync(aside, { force: true });
};

/** Whether some process has the data folder now. */
export const isFolderHeld = (dataDir: string): boolean =>
  liveHolder(readText(join(dataDir, 'anden.lock')) ?? '') !== undefined;

/** Takes the data folder for this process; returns what gives it back. A killed holder does not block. */
export const lockFolder = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'anden.lock');
  const nonce = randomBytes(8).toString('hex');
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), nonce });
  const own = `${file}.${nonce}`;
  writeFileSync(own, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (tryLink(own, file))
        return () => {
          if (readText(file) === mine) rmSync(file, { force: true });
        };
      const seen = readText(file);
      if (seen === undefined) continue;
      const holder = liveHolder(seen);
      if (holder)
        throw new StartFault(
          `La carpeta ${dataDir} ya está en uso por otro Andén (pid ${holder.pid}): cerralo, o elegí otra carpeta con ANDEN_DATA=/ruta npm start.`,
        );
      removeStale(file, seen);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new StartFault(`No se pudo reservar la carpeta ${dataDir}: volvé a intentar.`);
};
