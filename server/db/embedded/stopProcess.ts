import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './processIdentity';

const steps: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself in between.
  }
};

/** PostgreSQL's fast shutdown; harder only when it does not answer. */
export const stopProcess = async (pid: number): Promise<void> => {
  const identity = processIdentity(pid);
  if (!identity) return;
  for (const [signal, patience] of steps) {
    send(pid, signal);
    for (let waited = 0; waited < patience; waited += 10) {
      if (processIdentity(pid) !== identity) return;
      await sleep(10);
    }
  }
};
