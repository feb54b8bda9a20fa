import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Runner } from './runner';

// The person's locale and PG* variables must not reach PostgreSQL: a locale that is not installed stops initdb.
const environment = () => ({
  PATH: process.env.PATH,
  LANG: 'C',
  SystemRoot: process.env.SystemRoot,
});

/** Detached: Ctrl-C goes to the whole group, and PostgreSQL has to stop after the app, not with it. */
export const runBinary = (
  runner: Runner,
  name: 'initdb' | 'postgres',
  args: string[],
  stdio: StdioOptions,
): ChildProcess => {
  const [command = '', ...rest] = [...runner.prefix, join(runner.native, 'bin', name), ...args];
  return spawn(command, rest, {
    detached: true,
    stdio,
    cwd: runner.native,
    env: environment(),
    uid: runner.uid,
    gid: runner.gid,
  });
};
