import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'anden-inestable-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** Three files of tests: one passes, one fails the first time only, one always. */
function writeTests(suffix: string, head = '') {
  const marker = JSON.stringify(path.join(folder, 'tried'));
  write(`steady.${suffix}`, `${head}test('passes', () => {});`);
  write(
    `once.${suffix}`,
    `${head}const fs = require('node:fs');
     test('passes', () => {});
     test('is late', () => {
       if (fs.existsSync(${marker})) return;
       fs.writeFileSync(${marker}, '');
       throw new Error('not yet\\nand more');
     });`,
  );
  write(
    `always.${suffix}`,
    `${head}test('is wrong', () => { throw new Error('one is not two'); });`,
  );
}

const lib = (name: string) => pathToFileURL(path.resolve('scripts/lib', name)).href;

/** Runs a suite as `npm test` does, in a process of its own, and answers what came of it. */
async function settle(make: string, options: object) {
  const result = path.join(folder, 'result.json');
  write(
    'settle.mjs',
    `import { writeFileSync } from 'node:fs';
     import { ${make} } from '${lib('testSuites.mjs')}';
     import { settleFailures } from '${lib('settleFailures.mjs')}';
     const suite = ${make}(${JSON.stringify({ folder, workers: 1, ...options })});
     const settled = await settleFailures(suite, await suite.runAll());
     writeFileSync(${JSON.stringify(result)}, JSON.stringify({ ...settled, figures: suite.figures() }));`,
  );
  // Playwright refuses to load its tests where Jest seems to.
  const { JEST_WORKER_ID: _, ...own } = process.env;
  const env = { ...own, NODE_PATH: path.resolve('node_modules') };
  await promisify(execFile)(process.execPath, [path.join(folder, 'settle.mjs')], { env });
  return JSON.parse(readFileSync(result, 'utf8'));
}

const ending = (name: string) => expect.stringMatching(new RegExp(`${name}$`));
const outcome = (suffix: string) => ({
  failed: [{ file: ending(`always.${suffix}`), test: 'is wrong', reason: 'Error: one is not two' }],
  unsteady: [{ file: ending(`once.${suffix}`), test: 'is late', reason: 'Error: not yet' }],
  figures: { passed: 2, failed: 2 },
});

test('a test of Jest that passes when tried alone is unsteady, one that fails again has failed', async () => {
  writeTests('test.js');
  const config = JSON.stringify({ rootDir: folder, testRegex: 'test.js$' });
  expect(await settle('jestSuite', { args: ['--config', config] })).toEqual(outcome('test.js'));
});

test('a story that passes when tried alone is unsteady, one that fails again has failed', async () => {
  writeTests('spec.js', "const { test } = require('@playwright/test');\n");
  write('playwright.config.js', "module.exports = { testDir: '.', reporter: 'list' };");
  const args = ['--config', path.join(folder, 'playwright.config.js')];
  expect(await settle('playwrightSuite', { args })).toEqual(outcome('spec.js'));
});

test('a suite that cannot start has failed, without a test to blame', async () => {
  const config = path.join(folder, 'missing.json');
  expect(await settle('jestSuite', { args: ['--config', config] })).toEqual({
    failed: [{ file: 'Jest', test: '', reason: 'terminó con el código 1' }],
    unsteady: [],
    figures: { passed: 0, failed: 0 },
  });
});
