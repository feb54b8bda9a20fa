import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

// The first is the same browser without its windows: nobody looks at them, and they take a third of a short story's time.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

const find = () => {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  return names.map(inPath).find(Boolean) ?? places.find(existsSync);
};

const install = async () => {
  if (!inPath('apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return;
  console.log('Instalando Chromium para las pruebas de punta a punta…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (args) =>
    isRoot
      ? run('apt-get', args, { quiet: true, env })
      : run('sudo', ['-n', '-E', 'apt-get', ...args], { quiet: true, env });
  await apt(['update', '-qq']);
  const add = (name) => apt(['install', '-y', '-qq', '--no-install-recommends', name]);
  if ((await add(shell)).code === 0) return;
  // Not every system has it by itself.
  const { code, output } = await add('chromium');
  if (code !== 0) console.error(output.trim());
};

/** Sets CHROMIUM_PATH for the end-to-end tests, installing the browser where the system lets us. */
export const ensureChromium = async () => {
  if (!find()) await install();
  const path = find();
  if (!path) {
    console.error(
      'Falta Chromium para las pruebas: instalalo (en Debian, sudo apt-get install chromium) o indicá dónde está con CHROMIUM_PATH=/ruta npm test.',
    );
    process.exit(1);
  }
  process.env.CHROMIUM_PATH = path;
};
