import type { ChildProcess } from 'node:child_process';
import { Fault } from '../http/fault';
import { Lost, type LostWhy } from './lost';
import type { Asked, Ended, Told } from './messages';
import { startProcess } from './startProcess';

interface Piece {
  name: string;
  given: unknown[];
  patienceMs: number;
  onPart: (part: unknown) => Promise<void>;
}

export interface Bench {
  run(piece: Piece): Promise<unknown>;
  close(): Promise<void>;
}

const IDLE_MS = 30_000;
const START_MS = 30_000;
/** A process that kept more than this of what it worked on is ended, so that the memory comes back. */
const KEPT_MEGABYTES = 160;

/** Error of a process, by the name that its own library gave it. */
export class WorkFault extends Error {
  constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

function answer(ended: Ended, resolve: (done: unknown) => void, reject: (error: unknown) => void) {
  if ('done' in ended) return resolve(ended.done);
  if ('refused' in ended) return reject(new Fault(...ended.refused));
  const { name, message, memory } = ended.failed;
  reject(memory ? new Lost('memory') : new WorkFault(name, message));
}

/** These signals of the operator stop the server, and its processes with it. */
const stopped = new Set<string>(['SIGTERM', 'SIGINT', 'SIGHUP']);

/** A bench is one process, started when there is work for it and ended when there was none for a while. One piece at a time. */
export function openBench(megabytes: number): Bench {
  let child: ChildProcess | undefined;
  let tell: (told: Told | Lost) => void = () => undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let begun = false;

  const open = () => {
    const started = startProcess('server/engine/workshop/workshopProcess.ts', megabytes);
    const lose = (why: 'memory' | 'interrupted') => {
      if (child !== started) return;
      child = undefined;
      tell(new Lost(why));
    };
    started.on('message', (told: Told) => tell(told));
    started.on('error', () => lose('interrupted'));
    // How it ends where it gets no more memory depends on who asked for it last: by SIGABRT, SIGTRAP or SIGSEGV, killed by
    // the system, or with an exception of its own. Whatever it is, with a file in hand it was the file.
    started.on('exit', (_code, signal) =>
      lose(begun && !stopped.has(signal ?? '') ? 'memory' : 'interrupted'),
    );
    return started;
  };

  const end = async (why: LostWhy) => {
    const ending = child;
    child = undefined;
    clearTimeout(idle);
    tell(new Lost(why));
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    // A process at rest lets the server end, and with it the wait here, so it is held again.
    ending.ref();
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };

  /** A process at rest keeps nobody waiting: the server may end, and it ends by itself after a while. */
  const rest = () => {
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(() => void end('interrupted'), IDLE_MS);
    idle.unref();
  };
  const hold = (busy: ChildProcess) => {
    clearTimeout(idle);
    busy.ref();
    busy.channel?.ref();
  };

  const run = ({ name, given, patienceMs, onPart }: Piece) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      const id = last;
      // A busy machine that takes long to start a process says nothing of the file.
      let late = setTimeout(() => void end('interrupted'), START_MS);
      const wait = () => {
        clearTimeout(late);
        late = setTimeout(() => void end('late'), patienceMs);
      };
      const settle = (finish: () => void) => {
        clearTimeout(late);
        begun = false;
        tell = () => undefined;
        rest();
        finish();
      };
      const handle = async (part: unknown) => {
        clearTimeout(late);
        try {
          await onPart(part);
        } catch (error) {
          settle(() => reject(error));
          return end('interrupted');
        }
        wait();
        child?.send({ heard: id });
      };
      tell = (told) => {
        if (told instanceof Lost) return settle(() => reject(told));
        if (told.id !== id) return;
        if ('begun' in told) {
          begun = true;
          return wait();
        }
        if ('part' in told) return void handle(told.part);
        settle(() => answer(told.ended, resolve, reject));
        if (told.megabytes > KEPT_MEGABYTES) void end('interrupted');
      };
      child ??= open();
      hold(child);
      const asked: Asked = { id, name, given };
      child.send(asked, (error) => {
        if (error) tell(new Lost('interrupted'));
      });
    });

  return { run, close: () => end('interrupted') };
}
