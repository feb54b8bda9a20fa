import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runBinary } from './runBinary';
import type { Runner } from './runner';

const LARGEST_LOG = 10_000_000;
// Recovery after a power cut may take a while; a process that ended is noticed at once.
const PATIENCE = 300_000;

const openLog = (logFile: string): number => {
  try {
    if (statSync(logFile).size > LARGEST_LOG) renameSync(logFile, `${logFile}.1`);
  } catch {
    // There is no log yet.
  }
  return openSync(logFile, 'a', 0o600);
};

const isReady = (clusterDir: string, pid: number | undefined): boolean => {
  try {
    const lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
};

const lastFatal = (logFile: string): string => {
  const lines = readFileSync(logFile, 'utf8').split('\n').slice(-40);
  return lines.findLast((line) => /FATAL|PANIC|could not/.test(line))?.trim() ?? 'sin detalle';
};

export const launchPostgres = async (
  runner: Runner,
  flags: string[],
  logFile: string,
): Promise<ChildProcess> => {
  const log = openLog(logFile);
  const child = runBinary(
    runner,
    'postgres',
    ['-D', runner.clusterDir, ...flags],
    ['ignore', log, log],
  );
  closeSync(log);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (let waited = 0; waited < PATIENCE; waited += 5) {
    if (isReady(runner.clusterDir, child.pid)) {
      child.unref();
      return child;
    }
    if (failure || child.exitCode !== null || child.signalCode !== null) break;
    await sleep(5);
  }
  child.kill('SIGQUIT');
  throw new Error(failure?.message ?? lastFatal(logFile));
};
