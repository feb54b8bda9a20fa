import { Lost } from './lost';
import { openBench } from './openBench';
import { makeTurns, type Waiting } from './turns';
import type { Benches } from './workshopProcess';

type Name = keyof Benches & string;
type Given<N extends Name> = Parameters<Benches[N]> extends [unknown, ...infer Rest] ? Rest : [];
type Done<N extends Name> = Awaited<ReturnType<Benches[N]>>;

export interface WorkOptions {
  /** The owner of the file: an account, an address, a task. Each has one piece worked on at a time. */
  turn: string;
  /** A task's, which waits for whoever looks at a screen. */
  background?: boolean;
  /** How long it may take, or stay without telling a part. */
  patienceMs?: number;
  /** The work tells parts on its way, and waits until each was handled. */
  onPart?: (part: unknown) => Promise<void>;
}

/** Where files from anybody are opened: in processes with a limit of time and of memory, which the server outlives. */
export interface Workshop {
  run<N extends Name>(name: N, given: Given<N>, options: WorkOptions): Promise<Done<N>>;
  close(): Promise<void>;
}

export interface WorkshopLimits {
  processes: number;
  megabytes: number;
  patienceMs: number;
  /** How long who brought a file that broke a process waits before the next one is opened. */
  penaltyMs: number;
  mostWaiting: number;
}

const usual: WorkshopLimits = {
  // There is a process for tasks, and two more so that a person's heavy file holds up no other.
  processes: 3,
  // The largest photo of a telephone takes this much while it is shrunk.
  megabytes: 608,
  patienceMs: 10_000,
  penaltyMs: 20_000,
  mostWaiting: 8,
};
const MOST_WAITING_OF_ALL = 400;

interface Piece extends Waiting {
  name: string;
  given: unknown[];
  patienceMs: number;
  onPart: (part: unknown) => Promise<void>;
  resolve: (done: unknown) => void;
  reject: (error: unknown) => void;
}

export function openWorkshop(limits: Partial<WorkshopLimits> = {}): Workshop {
  const { processes, megabytes, patienceMs, penaltyMs, mostWaiting } = { ...usual, ...limits };
  const benches = Array.from({ length: processes }, () => openBench(megabytes));
  const free = [...benches];
  const turns = makeTurns<Piece>();
  const punished = new Map<string, number>();
  let closed = false;

  /** An owner whose files break processes, one after another, waits between them. */
  const punish = ({ turn, background }: Piece) => {
    if (background) return;
    const until = performance.now() + penaltyMs;
    punished.set(turn, until);
    setTimeout(() => punished.delete(turn), penaltyMs).unref();
    const busy = new Lost('busy', Math.ceil(penaltyMs / 1000));
    for (const other of turns.drop(turn)) other.reject(busy);
  };

  const begin = async (piece: Piece) => {
    const bench = free.pop() ?? openBench(megabytes);
    try {
      piece.resolve(await bench.run(piece));
    } catch (error) {
      if (error instanceof Lost && (error.why === 'late' || error.why === 'memory')) punish(piece);
      piece.reject(error);
    } finally {
      free.push(bench);
      turns.end(piece);
      next();
    }
  };

  function next(): void {
    while (!closed && free.length > 0) {
      const piece = turns.take();
      if (!piece) return;
      void begin(piece);
    }
  }

  const refusal = ({ turn, background }: Piece): Lost | null => {
    if (closed) return new Lost('interrupted');
    const until = punished.get(turn);
    if (until !== undefined && until > performance.now()) {
      return new Lost('busy', Math.ceil((until - performance.now()) / 1000));
    }
    const full = !background && turns.waiting(turn) >= mostWaiting;
    return full || turns.size >= MOST_WAITING_OF_ALL ? new Lost('busy', 5) : null;
  };

  return {
    run: <N extends Name>(name: N, given: Given<N>, options: WorkOptions) =>
      new Promise<Done<N>>((resolve, reject) => {
        const piece: Piece = {
          name,
          given,
          turn: options.turn,
          background: options.background ?? false,
          patienceMs: options.patienceMs ?? patienceMs,
          onPart: options.onPart ?? (async () => undefined),
          // The process answers what its function of that name does.
          resolve: (done) => resolve(done as Done<N>),
          reject,
        };
        const lost = refusal(piece);
        if (lost) return reject(lost);
        turns.add(piece);
        next();
      }),
    close: async () => {
      closed = true;
      for (const piece of turns.drop()) piece.reject(new Lost('interrupted'));
      await Promise.all(benches.map((bench) => bench.close()));
    },
  };
}
