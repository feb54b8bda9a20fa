import { StartFault } from '../db/startFault';

type Running = { close(): Promise<void> };

const fail = (error: unknown): never => {
  const text =
    error instanceof StartFault ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

/** Ends the process well: one line for what the person can mend, a clean stop on Ctrl-C even while starting. */
export const runUntilStopped = async (start: () => Promise<Running>): Promise<void> => {
  let asked = false;
  const started = new Promise<Running>((done) => done(start()));
  // npm passes on the signal that the terminal already sent, so a second one means nothing more.
  const stop = (): void => {
    if (asked) return;
    asked = true;
    started.then((running) => running.close()).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await started.catch(fail);
};
