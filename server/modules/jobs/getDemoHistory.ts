import { getDemoHistory } from '@contract/jobs/getDemoHistory';
import { and, inArray, like } from 'drizzle-orm';
import { jobProgress } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';

/** Every task that writes the demo's past is called so; an organisation's own data has none. */
const OF_THE_DEMO = 'demo-%';

export const getDemoHistoryHandler = implement(getDemoHistory, async (_input, { db }) => {
  const open = inArray(jobProgress.state, ['queued', 'running']);
  const [task] = await db
    .select({ id: jobProgress.id })
    .from(jobProgress)
    .where(and(open, like(jobProgress.kind, OF_THE_DEMO)))
    .limit(1);
  return { making: task !== undefined };
});
