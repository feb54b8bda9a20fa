import type { ChildProcess } from 'node:child_process';
import { stopProcess } from './stopProcess';

type Launch = () => Promise<ChildProcess>;

const FIRST_WAIT = 100;
const LONGEST_WAIT = 30_000;
const CALM = 60_000;

/** Keeps PostgreSQL running: one that ends without being asked is started again, waiting longer each time. */
export const supervise = async (launch: Launch, log: (line: string) => void) => {
  let stopping = false;
  let wait = FIRST_WAIT;
  let timer: NodeJS.Timeout | undefined;
  let relaunching: Promise<void> | undefined;
  let child = await launch();

  // A crash of this program must not leave PostgreSQL behind; only SIGKILL can, and the next start sees to that.
  const onExit = () => child.kill('SIGINT');
  process.once('exit', onExit);

  const relaunch = async (): Promise<void> => {
    try {
      child = await launch();
      watch();
      log('PostgreSQL volvió a funcionar.');
    } catch (error) {
      log(`PostgreSQL no arrancó: ${(error as Error).message}`);
      schedule();
    }
  };

  const schedule = (): void => {
    if (stopping) return;
    timer = setTimeout(() => {
      relaunching = relaunch();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  };

  const watch = (): void => {
    const since = performance.now();
    const ended = (): void => {
      if (stopping) return;
      if (performance.now() - since > CALM) wait = FIRST_WAIT;
      log(`PostgreSQL se detuvo sin que nadie lo pidiera; se reinicia en ${wait} ms.`);
      schedule();
    };
    if (child.exitCode !== null || child.signalCode !== null) ended();
    else child.once('exit', ended);
  };

  watch();
  return {
    async stop(): Promise<void> {
      stopping = true;
      clearTimeout(timer);
      await relaunching;
      process.removeListener('exit', onExit);
      if (child.pid) await stopProcess(child.pid);
    },
  };
};
