import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { clockFaults } from './clockFaults.mjs';
import { root } from './root.mjs';
import { sqlClockFaults } from './sqlClockFaults.mjs';

const migrations = 'server/db/migrations';
/** Made anden_now() and gave it to what older ones had made with now(). */
const clockMigration = '0054_clock.sql';

/** The clocks, what is compared with the machine's time, and where the tests set out. */
const mayAskTheMachine = new Set([
  'server/engine/time/clock.ts',
  'server/engine/time/machineTime.ts',
  'src/utils/clock.ts',
  'src/utils/machineTime.ts',
  'tests/e2e/support/laterInBrowser.ts',
  'tests/e2e/support/storyNow.ts',
  'tests/support/clientSetup.ts',
  'tests/support/globalSetup.mjs',
  'tests/support/testDatabase.ts',
]);

const filesOf = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const asksTheMachine = (file) => {
  const source = readFileSync(join(root, file), 'utf8');
  if (!file.endsWith('.sql')) return clockFaults(file, source);
  const isNewer = file.startsWith(migrations) && file > `${migrations}/${clockMigration}`;
  return isNewer ? sqlClockFaults(source) : [];
};

/** The server, its database and the client have a single clock: code that asks another one is named. */
export const oneClock = async () => {
  const started = performance.now();
  const faults = ['contract', 'server', 'src', 'tests']
    .flatMap(filesOf)
    .filter((file) => /\.([mc]?[jt]s|tsx|sql)$/.test(file) && !file.endsWith('.gen.ts'))
    .filter((file) => !mayAskTheMachine.has(file))
    .flatMap((file) => asksTheMachine(file).map(({ line, what }) => `  ${file}:${line}  ${what}`));
  const hint =
    'La hora se le pide al reloj (server/engine/time/clock.ts, src/utils/clock.ts) y, en SQL, a anden_now():';
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.length === 0 ? '' : [hint, ...faults].join('\n'),
    seconds: (performance.now() - started) / 1000,
  };
};
