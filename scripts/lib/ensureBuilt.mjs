import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './buildAll.mjs';
import { hashSources, hashSourceTimes } from './hashSources.mjs';
import { root } from './root.mjs';
import { duration, runNode } from './run.mjs';

const stampFile = join(root, 'dist/.stamp');
const timesFile = join(root, 'dist/.times');

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
const token = process.env.ANDEN_TOKEN ?? '';

const says = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Whether what is built is of these sources; what was found so once is not read again until something is written. */
const isCurrent = (times) => {
  if (!existsSync(join(root, 'dist/server/main.mjs')) || !existsSync(stampFile)) return false;
  if (says(timesFile, times)) return true;
  if (!says(stampFile, hashSources(sources, token))) return false;
  writeFileSync(timesFile, times);
  return true;
};

/** In a process of its own: what building takes of memory would be held as long as the product runs. */
export const ensureBuilt = async () => {
  if (isCurrent(hashSourceTimes(sources, token))) return;
  const { code } = await runNode(['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
};

export const build = async () => {
  const times = hashSourceTimes(sources, token);
  console.log('Armando Andén…');
  const started = performance.now();
  rmSync(stampFile, { force: true });
  // Sources that are written during the build make the next start look again.
  const stamp = hashSources(sources, token);
  try {
    await buildAll();
  } catch (error) {
    console.error(error.message);
    console.error('No se pudo armar Andén: el error está arriba.');
    process.exit(1);
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
  writeFileSync(timesFile, times);
  console.log(`Armado en ${duration((performance.now() - started) / 1000)}.`);
};
