import { eq } from 'drizzle-orm';
import { choreRun } from '../../db/schema/events';
import type { Services } from '../acciones/context';
import { plainMessage } from '../http/errorFacts';
import { clock } from '../time/clock';
import type { Chore } from './chore';

/** Runs a chore and keeps when and how: one that fails in silence would be noticed by its absence. */
export async function runChore(services: Services, { name, run }: Chore): Promise<void> {
  const { db } = services.database;
  const started = { startedAt: clock.now(), finishedAt: null };
  await db
    .insert(choreRun)
    .values({ name, ...started })
    .onConflictDoUpdate({ target: choreRun.name, set: started });
  const end = (error: string | null) =>
    db.update(choreRun).set({ finishedAt: clock.now(), error }).where(eq(choreRun.name, name));
  try {
    await run(db, services);
    await end(null);
  } catch (error) {
    await end(plainMessage(error).slice(0, 500));
    throw error;
  }
}
