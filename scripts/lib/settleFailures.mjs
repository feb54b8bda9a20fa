/** More failures than this are no accident, and trying them one after the other would take longer than the run. */
const MOST_FILES = 25;

const same = (one, other) => one.file === other.file && one.test === other.test;

/**
 * Tries what failed in a suite once more, alone. Answers what failed again and what passed only then; what did not fail
 * in a test, such as a suite that could not start, cannot be tried again and stays failed.
 */
export const settleFailures = async (suite, { code }) => {
  const failures = suite.failures();
  if (code === 0) return { failed: [], unsteady: [] };
  const untold = { file: suite.name, test: '', reason: `terminó con el código ${code}` };
  if (failures.length === 0) return { failed: [untold], unsteady: [] };
  if (new Set(failures.map(({ file }) => file)).size > MOST_FILES)
    return { failed: failures, unsteady: [] };
  console.log(`\n── ${suite.name}: otra vez lo que falló, solo`);
  const again = await suite.runAgain(failures);
  const failed = suite.failuresAgain();
  // A second run that fails and blames no test went wrong itself, and proves nothing.
  if (again.code !== 0 && failed.length === 0) return { failed: failures, unsteady: [] };
  const unsteady = failures.filter((failure) => !failed.some((other) => same(failure, other)));
  return { failed, unsteady };
};

export const failureLine = ({ file, test, reason }) =>
  `${[file, test].filter(Boolean).join(' › ')}: ${reason}`;
