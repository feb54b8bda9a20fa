import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './readReport.mjs';
import { root } from './root.mjs';

const firstLine = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? 'sin explicación';

const failuresOfFile = ({ name, status, message, assertionResults }) => {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that cannot be loaded, or whose teardown fails, has no failed test of its own.
  if (failed.length === 0 && status === 'failed')
    return [{ file, test: '', reason: firstLine(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    test: fullName,
    reason: firstLine(failureMessages[0]),
  }));
};

/** Every failed test in a report of Jest: its file, its name and the first line of why. */
export const jestFailures = (file) => (readReport(file)?.testResults ?? []).flatMap(failuresOfFile);

const reasonOf = ({ results }) =>
  firstLine(results.flatMap(({ errors }) => errors).find(({ message }) => message)?.message);

const failedStories = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({ file, test: title, reason: reasonOf(test) })),
  ),
  ...suites.flatMap(failedStories),
];

/** The same for a report of Playwright. */
export const playwrightFailures = (file) => (readReport(file)?.suites ?? []).flatMap(failedStories);
