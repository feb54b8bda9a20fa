import { setTimeout as sleep } from 'node:timers/promises';
import { not, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { jobProgress } from '../../db/schema/events';
import { BEAT_MS, beat, giveBack, takeTasks } from './heldTasks';
import type { JobKind } from './jobRunner';
import type { TaskParts } from './runTask';
import { runTogether } from './runTogether';

/** A new task rings in its own process; looking finds tasks that another process left behind. */
const LOOK_MS = 2000;
const PATIENCE_MS = 5000;

interface Work extends TaskParts {
  /** All lanes look at the same moments, over one connection. */
  looking: Db;
  bell: TaskBell;
  /** The runs under way. */
  runners: Set<string | null>;
  stopped: boolean;
}

/** Says every few seconds that a run goes on, while it does. */
async function beating<T>(work: Work, runner: string | null, run: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    beat(work.services.database.db, runner).catch((error: unknown) =>
      work.log.warn({ err: error }, 'a task gave no sign of life'),
    );
  }, BEAT_MS);
  work.runners.add(runner);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    work.runners.delete(runner);
  }
}

/** Answers whether there was something to do. */
async function takeAndRun(work: Work, { which, most }: TaskLane): Promise<boolean> {
  const tasks = await takeTasks(work.looking, which, most);
  const [first] = tasks;
  if (!first) return false;
  await beating(work, first.runner, () => runTogether(work, tasks));
  return true;
}

async function attend(work: Work, lane: TaskLane): Promise<void> {
  while (!work.stopped) {
    const { bell } = work;
    const heard = bell.rung();
    const busy = await takeAndRun(work, lane).catch((error: unknown) => {
      work.log.error({ err: error }, 'a task was left behind');
      return false;
    });
    if (!busy && !work.stopped) await bell.wait(heard, LOOK_MS);
  }
}

/** Runs what waits, lane by lane, until it is told to stop. */
export function taskWorker(parts: TaskParts) {
  const looking = parts.services.database.forRequest();
  const work: Work = { ...parts, looking, bell: taskBell(), runners: new Set(), stopped: false };
  const lanes = taskLanes(parts.kinds).flatMap((lane) =>
    Array.from({ length: lane.width }, () => attend(work, lane)),
  );
  return {
    wake: work.bell.ring,
    stop: async () => {
      work.stopped = true;
      work.bell.ring();
      await Promise.race([Promise.all(lanes), sleep(PATIENCE_MS, undefined, { ref: false })]);
      const { db } = parts.services.database;
      await Promise.allSettled([...work.runners].map((runner) => giveBack(db, runner)));
    },
  };
}

export type TaskWorker = ReturnType<typeof taskWorker>;

interface TaskLane {
  /** The tasks of this lane. */
  which: SQL;
  /** How many a run takes at a time. */
  most: number;
  /** How many runs at once in this process. */
  width: number;
}

const sizes = {
  bells: { most: 50, width: 1 },
  mail: { most: 1, width: 2 },
  push: { most: 1, width: 2 },
};

/** Mails and pushes never wait for an import, nor for each other; two long tasks go side by side, so that a copy holds up no export. */
function taskLanes(kinds: readonly JobKind[]): TaskLane[] {
  const inLane = (lane: keyof typeof sizes) =>
    kinds.filter((kind) => kind.lane === lane).map(({ kind }) => kind);
  const named = (['bells', 'mail', 'push'] as const).map((lane) => ({
    which: anyOf(jobProgress.kind, inLane(lane)),
    ...sizes[lane],
  }));
  const short = kinds.filter(({ lane }) => lane !== undefined).map(({ kind }) => kind);
  const others = short.length > 0 ? not(anyOf(jobProgress.kind, short)) : sql`true`;
  return [...named, { which: others, most: 1, width: 2 }];
}

/** Wakes whoever waits; one that rings while nobody waits is heard by the next who would. */
function taskBell() {
  let rung = 0;
  let listeners: (() => void)[] = [];
  return {
    ring: () => {
      rung += 1;
      for (const hear of listeners.splice(0)) hear();
    },
    rung: () => rung,
    /** Until it rings, or rang since then, or so long. */
    wait: (since: number, ms: number) =>
      new Promise<void>((resolve) => {
        if (rung !== since) return resolve();
        const hear = () => {
          clearTimeout(timer);
          listeners = listeners.filter((one) => one !== hear);
          resolve();
        };
        const timer = setTimeout(hear, ms);
        timer.unref();
        listeners.push(hear);
      }),
  };
}

type TaskBell = ReturnType<typeof taskBell>;
