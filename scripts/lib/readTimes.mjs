import { relative } from 'node:path';
import { readReport } from './readReport.mjs';
import { root } from './root.mjs';

const SHOWN = 5;
const WIDE = 100;

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

const slowest = (rows) =>
  [...rows]
    .sort((one, other) => other.took - one.took)
    .slice(0, SHOWN)
    .map(({ name, took }) => `  ${seconds(took).padStart(6)}  ${name.slice(0, WIDE)}`);

/** Where the time of Jest went: the tests themselves, what stands around them, and the slowest files. */
export const jestTimes = (file) => {
  const files = (readReport(file)?.testResults ?? []).map((result) => ({
    name: relative(root, result.name),
    took: result.endTime - result.startTime,
    tests: sum(result.assertionResults.map(({ duration }) => duration ?? 0)),
  }));
  if (files.length === 0) return [];
  const all = sum(files.map(({ took }) => took));
  const around = all - sum(files.map(({ tests }) => tests));
  const head = `Jest: ${seconds(all)} entre todos los procesos, ${seconds(around)} en cargar y preparar`;
  return [head, ...slowest(files)];
};

const storiesOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    name: `${file} › ${title}`,
    took: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  })),
  ...suites.flatMap(storiesOf),
];

/** The same of Playwright, by stories. */
export const playwrightTimes = (file) => {
  const stories = (readReport(file)?.suites ?? []).flatMap(storiesOf);
  if (stories.length === 0) return [];
  const head = `Playwright: ${seconds(sum(stories.map(({ took }) => took)))} entre todos los procesos`;
  return [head, ...slowest(stories)];
};
