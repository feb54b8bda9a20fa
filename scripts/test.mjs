import './lib/checkNode.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { jestFigures, playwrightFigures } from './lib/readFigures.mjs';
import { jestTimes, playwrightTimes } from './lib/readTimes.mjs';
import { duration, runNode } from './lib/run.mjs';

await ensureInstalled();
await ensureChromium();

// What the person's shell sets for running Andén must not reach the tests.
for (const name of ['NODE_ENV', 'PORT', 'ANDEN_DATA', 'ANDEN_DEMO', 'ANDEN_TOKEN', 'DATABASE_URL'])
  delete process.env[name];
if (process.argv.includes('--all')) process.env.ANDEN_TEST_ALL = '1';

const reports = mkdtempSync(join(tmpdir(), 'anden-informes-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

// Two at once even on two cores: much of a test's time is PostgreSQL's, or waiting.
const workers = Math.max(2, availableParallelism() - 1);

const steps = [
  ['Verificación', ['scripts/check.mjs']],
  [
    'Jest',
    [
      'node_modules/jest/bin/jest.js',
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${jestReport}`,
    ],
  ],
  ['Armado', ['scripts/build.mjs']],
  ['Playwright', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']],
];

const times = [];
let broken = false;
for (const [name, args] of steps) {
  console.log(`\n── ${name}`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
  const { code, seconds } = await runNode(args, { env });
  times.push(`${name} ${duration(seconds)}`);
  broken = code !== 0;
  if (broken) break;
}

const figures = [jestFigures(jestReport), playwrightFigures(playwrightReport)];
const passed = figures.reduce((sum, figure) => sum + figure.passed, 0);
const failed = figures.reduce((sum, figure) => sum + figure.failed, 0);
const slow = [...jestTimes(jestReport), ...playwrightTimes(playwrightReport)];
rmSync(reports, { recursive: true, force: true });
if (slow.length > 0) console.log(`\n${slow.join('\n')}`);
console.log(`\n${times.join(' · ')}`);
// A step that fails without a failed test, such as the check, still counts.
console.log(`${passed} passed, ${broken ? Math.max(failed, 1) : failed} failed`);
process.exit(broken || failed ? 1 : 0);
