import { setTimeout as sleep } from 'node:timers/promises';
import { BEAT_MS, beat, giveBack, takeTasks } from './heldTasks';
import type { TaskParts } from './runTask';
import { runTogether } from './runTogether';
import { type TaskBell, taskBell } from './taskBell';
import { type TaskLane, taskLanes } from './taskLanes';

/** Who asks for a task rings in its own process; looking finds what another process left behind. */
const LOOK_MS = 2000;
const PATIENCE_MS = 5000;

interface Work extends TaskParts {
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
  const tasks = await takeTasks(work.services.database.db, which, most);
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
  const work: Work = { ...parts, bell: taskBell(), runners: new Set(), stopped: false };
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
