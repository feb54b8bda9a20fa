import { listChores } from '@contract/admin/jobAcciones';
import { choreRun } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';
import { nextRun } from '../../engine/jobs/nextRun';
import { clock } from '../../engine/time/clock';

export const listChoresHandler = implement(listChores, async (_input, { db, services }) => {
  const runs = new Map((await db.select().from(choreRun)).map((run) => [run.name, run]));
  const now = clock.now();
  return {
    rows: services.jobs.chores.map(({ name, title, cron }) => {
      const run = runs.get(name);
      return {
        name,
        title,
        lastAt: run?.startedAt?.toISOString() ?? null,
        finishedAt: run?.finishedAt?.toISOString() ?? null,
        error: run?.error ?? null,
        nextAt: nextRun(cron, now).toISOString(),
      };
    }),
  };
});
