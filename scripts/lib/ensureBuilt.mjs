import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './buildAll.mjs';
import { hashSources } from './hashSources.mjs';
import { root } from './root.mjs';
import { duration } from './run.mjs';

const stampFile = join(root, 'dist/.stamp');

const sources = [
  'contract',
  'src',
  'server',
  'public',
  'index.html',
  'login.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/lib/buildAll.mjs',
  'scripts/lib/buildServer.mjs',
  'scripts/lib/precompress.mjs',
  'scripts/vite',
];

// The fixed token is built into the client.
const currentStamp = () => hashSources(sources, process.env.ANDEN_TOKEN ?? '');

const isCurrent = (stamp) =>
  existsSync(join(root, 'dist/server/main.mjs')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp;

export const ensureBuilt = async ({ force = false } = {}) => {
  const stamp = currentStamp();
  if (!force && isCurrent(stamp)) return;
  console.log('Armando Andén…');
  const started = performance.now();
  rmSync(stampFile, { force: true });
  try {
    await buildAll();
  } catch (error) {
    console.error(error.message);
    console.error('No se pudo armar Andén: el error está arriba.');
    process.exit(1);
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Armado en ${duration((performance.now() - started) / 1000)}.`);
};
