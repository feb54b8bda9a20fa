import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0 };

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

export const jestFigures = (file) => {
  const report = read(file);
  if (!report) return none;
  // A file that does not even load has no test to count.
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
};

export const playwrightFigures = (file) => {
  const stats = read(file)?.stats;
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : none;
};
