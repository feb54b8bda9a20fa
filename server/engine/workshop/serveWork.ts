import { Fault } from '../http/fault';
import type { Asked, Ended, Heard, Told } from './messages';
import { isNoRoom } from './noRoom';

export interface WorkTools {
  /** Hands a part over; resolves once it was handled there, so that nothing piles up in between. */
  tell(part: unknown): Promise<void>;
}

/** A process can be asked for this work, by name. */
export type Work = Record<string, (tools: WorkTools, ...given: never[]) => Promise<unknown>>;

const answerOf = (error: unknown): Ended => {
  if (error instanceof Fault) {
    return { refused: [error.status, error.code, error.message, error.extra] };
  }
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { failed: { name, message: message.slice(0, 500), memory: isNoRoom(error) } };
};

const endOf = (work: () => Promise<unknown>): Promise<Ended> =>
  work().then((done) => ({ done }), answerOf);

const tellParent = (told: Told) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(told, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

/** The process's side: does what it is asked for, one piece after another, until its server goes. */
export function serveWork(work: Work): void {
  let heard: () => void = () => undefined;
  const begin = async ({ id, name, given }: Asked) => {
    const tell = async (part: unknown) => {
      const handled = new Promise<void>((resolve) => {
        heard = resolve;
      });
      await tellParent({ id, part });
      await handled;
    };
    await tellParent({ id, begun: true });
    const ended = await endOf(async () => {
      const run = work[name];
      if (!run) throw new Error(`nobody does ${name}`);
      return run({ tell }, ...(given as never[]));
    });
    await tellParent({ id, ended, megabytes: process.memoryUsage.rss() / 1024 / 1024 });
  };
  process.on('message', (message: Asked | Heard) => {
    if ('heard' in message) heard();
    else void begin(message);
  });
  process.on('disconnect', () => process.exit());
}
