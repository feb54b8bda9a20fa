import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/Db';
import { choreRun } from '../../server/db/schema/events';
import { until } from './until';

/** Holds every chore until something hurries it, so that nothing changes between what a test does and what it reads. */
export async function holdChores(db: Db): Promise<void> {
  await db.update(choreRun).set({ dueAt: sql`anden_now() + interval '1 year'` });
  await until(
    () => db.$count(choreRun, sql`${choreRun.runner} is not null`),
    (running) => running === 0,
  );
}
