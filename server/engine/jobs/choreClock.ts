import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from '../acciones/context';
import { clock } from '../time/clock';
import type { Chore } from './chore';
import { addChores, beatChore, dueChores, leaveChore, takeChore } from './heldChores';
import { BEAT_MS } from './heldTasks';
import { nextRun } from './nextRun';
import { runChore } from './runChore';

const LOOK_MS = 2000;
const PATIENCE_MS = 5000;
/** Side by side in one process: what is asked of the database by the minute must not wait for a copy. */
const AT_ONCE = 3;

interface ClockParts {
  services: Services;
  chores: readonly Chore[];
  log: Logger;
}

/** Runs each chore when its hour comes, in whichever process is first; one that is cut short is taken up again. */
export async function choreClock({ services, chores, log }: ClockParts) {
  const { db } = services.database;
  const names = chores.map(({ name }) => name);
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  await addChores(db, new Map(chores.map(({ name, cron }) => [name, nextRun(cron, clock.now())])));

  const run = async (chore: Chore) => {
    const { name, cron } = chore;
    const runner = randomUUID();
    if (!(await takeChore(db, { name, runner, next: nextRun(cron, clock.now()) }))) return;
    const beats = setInterval(() => {
      beatChore(db, runner).catch((error: unknown) => log.warn({ err: error }, 'a silent chore'));
    }, BEAT_MS);
    try {
      await runChore(services, chore);
    } finally {
      clearInterval(beats);
      await leaveChore(db, runner);
    }
  };

  const look = async () => {
    if (stopped || running.size >= AT_ONCE) return;
    const due = await dueChores(db, names);
    for (const chore of chores) {
      const { name } = chore;
      if (!due.includes(name) || running.has(name) || running.size >= AT_ONCE) continue;
      const ended = run(chore)
        .catch((error: unknown) => log.error({ err: error, chore: name }, 'a chore failed'))
        .finally(() => running.delete(name));
      running.set(name, ended);
    }
  };

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'chores'));
  }, LOOK_MS);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const patience = sleep(PATIENCE_MS, undefined, { ref: false });
      await Promise.race([Promise.all(running.values()), patience]);
    },
  };
}

export type ChoreClock = Awaited<ReturnType<typeof choreClock>>;
