import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { duration, runNpm } from './run.mjs';

const modules = join(root, 'node_modules');
const stampFile = join(modules, '.anden-install');

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const lockStamp = () => {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}-${process.versions.modules}`;
};

// npm's own record of what it put there: right after an install by hand there is nothing to do again.
const matchesLock = () => {
  const record = readText(join(modules, '.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const { packages } = JSON.parse(readText(join(root, 'package-lock.json')));
  return Object.entries(packages).every(([path, { version, optional, peer }]) => {
    if (path === '') return true;
    if (installed[path]) return installed[path].version === version;
    return Boolean(optional || peer);
  });
};

// Said outright: NODE_ENV=production would leave out what builds and tests.
const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

// A lock made behind a mirror may lack other systems' optional packages, which `npm ci` refuses and `install` fills in.
const install = async () => {
  const strict = await runNpm(['ci', ...flags], { quiet: true });
  return strict.output.includes('EUSAGE')
    ? runNpm(['install', '--no-save', ...flags], { quiet: true })
    : strict;
};

export const ensureInstalled = async () => {
  const stamp = lockStamp();
  if (readText(stampFile) === stamp) return;
  const otherMachine = readText(stampFile) && !readText(stampFile).endsWith(stamp.split(' ')[1]);
  if (otherMachine || !matchesLock()) {
    console.log('Instalando las dependencias (una sola vez, puede tardar un par de minutos)…');
    rmSync(stampFile, { force: true });
    const { code, output, seconds } = await install();
    if (code !== 0) {
      console.error(output.trim());
      console.error(
        'No se pudieron instalar las dependencias: revisá la conexión y probá de nuevo.',
      );
      process.exit(1);
    }
    console.log(`Dependencias instaladas en ${duration(seconds)}.`);
  }
  writeFileSync(stampFile, stamp);
};
