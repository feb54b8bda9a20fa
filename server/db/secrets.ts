import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from './startFault';

const names = ['adminPassword', 'ownerPassword', 'appPassword'] as const;

export type Secrets = Record<(typeof names)[number], string>;

const random = (): string => randomBytes(32).toString('hex');

const read = (file: string): Secrets | undefined => {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartFault(`No se puede leer ${file}: revisá sus permisos.`);
  }
  try {
    const found = JSON.parse(content) as Partial<Secrets>;
    if (names.every((name) => typeof found[name] === 'string' && found[name])) {
      chmodSync(file, 0o600);
      return found as Secrets;
    }
  } catch {
    // Falls through to the sentence below: half a file is as bad as none.
  }
  throw new StartFault(
    `${file} está dañado: recuperalo de una copia, sin él no se abre la base de datos.`,
  );
};

/** Reads `anden.json`, or makes it once: linking a finished file means nobody ever reads half of it. */
export const loadSecrets = (dataDir: string): Secrets => {
  const file = join(dataDir, 'anden.json');
  const found = read(file);
  if (found) return found;
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secrets = Object.fromEntries(names.map((name) => [name, random()]));
  writeFileSync(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
  return loadSecrets(dataDir);
};
