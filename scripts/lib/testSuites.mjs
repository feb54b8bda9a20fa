import { join } from 'node:path';
import { jestFailures, playwrightFailures } from './readFailures.mjs';
import { jestFigures, playwrightFigures } from './readFigures.mjs';
import { jestTimes, playwrightTimes } from './readTimes.mjs';
import { runNode } from './run.mjs';

const unique = (values) => [...new Set(values)];

/** Jest, with its reports in a folder; `args` choose what runs. */
export const jestSuite = ({ folder, workers, args = [] }) => {
  const first = join(folder, 'jest.json');
  const second = join(folder, 'jest-again.json');
  const start = (report, more) =>
    runNode([
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      ...args,
      ...more,
    ]);
  return {
    name: 'Jest',
    runAll: () => start(first, [`--maxWorkers=${workers}`]),
    runAgain: (failures) =>
      start(second, [
        '--runInBand',
        '--runTestsByPath',
        ...unique(failures.map(({ file }) => file)),
      ]),
    failures: () => jestFailures(first),
    failuresAgain: () => jestFailures(second),
    figures: () => jestFigures(first),
    times: () => jestTimes(first),
  };
};

/** Playwright, which remembers by itself what failed last. */
export const playwrightSuite = ({ folder, args = [] }) => {
  const first = join(folder, 'playwright.json');
  const second = join(folder, 'playwright-again.json');
  const start = (report, more) =>
    runNode(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args, ...more],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
  return {
    name: 'Playwright',
    runAll: () => start(first, []),
    runAgain: () => start(second, ['--last-failed', '--workers=1']),
    failures: () => playwrightFailures(first),
    failuresAgain: () => playwrightFailures(second),
    figures: () => playwrightFigures(first),
    times: () => playwrightTimes(first),
  };
};
