import { once } from 'node:events';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../startFault';
import { runBinary } from './runBinary';
import type { Runner } from './runner';

const MAJOR = '18';

// Collation is ICU's; this one only classifies letters, and under plain C pg_trgm takes ñ for a blank.
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

const runInitdb = async (runner: Runner, args: string[]): Promise<string | undefined> => {
  const child = runBinary(runner, 'initdb', args, ['ignore', 'ignore', 'pipe']);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : output.trim() || `initdb ${code}`;
};

const checkMajor = (clusterDir: string): void => {
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (found !== MAJOR)
    throw new StartFault(
      `La base en ${clusterDir} es de PostgreSQL ${found} y esta versión trae ${MAJOR}: restaurá una copia en otra carpeta con ANDEN_DATA=/ruta.`,
    );
};

/** Makes the cluster beside its place and renames it, so that a killed first start leaves nothing half done. */
export const initCluster = async (
  runner: Runner,
  password: string,
  durable: boolean,
): Promise<void> => {
  const { clusterDir, uid, gid } = runner;
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return checkMajor(clusterDir);
  const fresh = `${clusterDir}.new`;
  const passwordFile = `${clusterDir}.pw`;
  const common = [`--pgdata=${fresh}`, '--username=postgres', `--pwfile=${passwordFile}`];
  common.push('--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions');
  common.push('--locale-provider=icu', '--icu-locale=es-AR');
  if (!durable) common.push('--no-sync');
  let failure: string | undefined;
  try {
    rmSync(passwordFile, { force: true });
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid);
    for (const locale of locales) {
      rmSync(fresh, { recursive: true, force: true });
      failure = await runInitdb(runner, [...common, `--locale=${locale}`, '--lc-messages=C']);
      if (!failure?.includes('locale')) break;
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  if (failure) {
    const reason = failure.split('\n').find((line) => line.includes('error')) ?? failure;
    throw new StartFault(`No se pudo crear la base de datos en ${clusterDir}: ${reason.trim()}`);
  }
  renameSync(fresh, clusterDir);
};
