import './lib/checkNode.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { duration, runNode } from './lib/run.mjs';
import { failureLine, settleFailures } from './lib/settleFailures.mjs';
import { jestSuite, playwrightSuite } from './lib/testSuites.mjs';

await ensureInstalled();
await ensureChromium();

// The person's shell settings for running Andén must not reach the tests.
for (const name of [
  'NODE_ENV',
  'PORT',
  'ANDEN_DATA',
  'ANDEN_DEMO',
  'ANDEN_NOW',
  'ANDEN_TOKEN',
  'DATABASE_URL',
])
  delete process.env[name];
const all = process.argv.includes('--all');
process.env.ANDEN_WHOLE_RUN = '1';
if (all) {
  process.env.ANDEN_TEST_ALL = '1';
  // Other inputs each day; a failure names them, and they come again by setting this.
  process.env.ANDEN_FUZZ_SEED ??= new Date().toISOString().slice(0, 10);
}

const tsx = 'node_modules/tsx/dist/cli.mjs';
const folder = mkdtempSync(join(tmpdir(), 'anden-informes-'));
// More than there are cores: with two on two, a quarter of the processor rested while tests waited.
const workers = Math.max(3, availableParallelism() - 1);
const suites = { jest: jestSuite({ folder, workers }), stories: playwrightSuite({ folder }) };

const times = [];
const failed = [];
const step = async (name, run) => {
  console.log(`\n── ${name}`);
  const result = await run();
  times.push(`${name} ${duration(result.seconds)}`);
  return result;
};

/** A required step: without it the tests after it would fail for a reason that is not theirs. */
const required = async (name, args) => {
  const { code } = await step(name, () => runNode(args));
  if (code !== 0) failed.push({ file: name, test: '', reason: 'falló: el detalle está arriba' });
  return code === 0;
};

const ran = [];
if (
  (await required('Verificación', ['scripts/check.mjs'])) &&
  (await required('Armado', ['scripts/build.mjs']))
) {
  // A demo is made by one process, and there are two cores: that of the stories is made while Jest makes its own.
  const template = runNode([tsx, 'tests/e2e/support/keepStoryTemplate.ts']);
  ran.push([suites.jest, await step('Jest', suites.jest.runAll)]);
  await template;
  ran.push([suites.stories, await step('Playwright', suites.stories.runAll)]);
  if (all) await required('Días', [tsx, 'scripts/days/days.ts']);
}

// Read before anything runs again: a second run is about what failed, not about how long things take.
const slow = ran.flatMap(([suite]) => suite.times());
const passed = ran.reduce((sum, [suite]) => sum + suite.figures().passed, 0);
const unsteady = [];
for (const [suite, result] of ran) {
  const settled = await settleFailures(suite, result);
  failed.push(...settled.failed);
  unsteady.push(...settled.unsteady);
}
rmSync(folder, { recursive: true, force: true });

if (slow.length > 0) console.log(`\n${slow.join('\n')}`);
console.log(`\n${times.join(' · ')}`);
for (const failure of unsteady) console.log(`inestable: ${failureLine(failure)}`);
for (const failure of failed) console.log(`falló: ${failureLine(failure)}`);
console.log(`${passed + unsteady.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
