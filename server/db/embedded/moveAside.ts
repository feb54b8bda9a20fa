import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../startFault';
import type { Runner } from './runner';

const base = '/var/lib/anden';

const findUser = (): { name: string; uid: number; gid: number } => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody'])
    for (const line of lines) {
      const [name, , uid, gid] = line.split(':');
      if (name === wanted) return { name, uid: Number(uid), gid: Number(gid) };
    }
  throw new StartFault(
    'PostgreSQL no puede funcionar como root en esta máquina: iniciá Andén con otro usuario.',
  );
};

const copyNative = (native: string): string => {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(base, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
};

const asideFolder = (dataDir: string): string =>
  join(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));

/** Once there it stays there, whatever the system allows later: the data must not seem to vanish. */
export const isMovedAside = (dataDir: string): boolean =>
  existsSync(join(asideFolder(dataDir), 'postgres'));

/** For root where namespaces are forbidden: the other user may not reach this folder, so all moves. */
export const moveAside = (dataDir: string, native: string): Runner => {
  const { name, uid, gid } = findUser();
  const folder = asideFolder(dataDir);
  if (existsSync(join(dataDir, 'postgres')))
    throw new StartFault(
      `Root ya no puede usar PostgreSQL en ${dataDir}, que tiene datos: cambiá su dueño con chown -R ${name} ${dataDir} y volvé a iniciar.`,
    );
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(base, 0o755);
    chmodSync(folder, 0o700);
    chownSync(folder, uid, gid);
    const copy = copyNative(native);
    const clusterDir = join(folder, 'postgres');
    const notice = `PostgreSQL no puede usar ${dataDir} como root: funciona como ${name} y guarda la base en ${clusterDir}.`;
    return { native: copy, clusterDir, prefix: [], uid, gid, notice };
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartFault(`No se pudo preparar ${base} (${reason}): iniciá Andén sin ser root.`);
  }
};
