import { readReport } from './readReport.mjs';

const none = { passed: 0, failed: 0 };

export const jestFigures = (file) => {
  const report = readReport(file);
  if (!report) return none;
  // A file that does not even load has no test to count.
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
};

export const playwrightFigures = (file) => {
  const stats = readReport(file)?.stats;
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : none;
};
