import { and, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { jobProgress } from '../../db/schema/events';
import { heldBy, type Task } from './heldTasks';
import type { JobKind, SmallOutcome } from './jobRunner';
import { runTask, stepIn, type TaskParts } from './runTask';
import { tellJob } from './tellJob';

const columnOf = <Value>(values: readonly Value[], type: 'uuid' | 'int' | 'text') =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`;

type Together = NonNullable<JobKind['together']>;

/** Their work and their end in one transaction: each is done once, or none of them is. */
async function endTogether(
  { services }: TaskParts,
  tasks: readonly Task[],
  together: Together,
): Promise<ReadonlySet<string>> {
  const ended = await services.database.db.transaction(async (tx) => {
    const ids = tasks.map(({ id }) => id);
    // Held until the end: another run that takes one for dead waits here, and then finds it done.
    const held = await tx
      .select({ id: jobProgress.id, payload: jobProgress.payload })
      .from(jobProgress)
      .where(and(anyOf(jobProgress.id, ids), heldBy(tasks[0]?.runner ?? null)))
      .for('update');
    const done: SmallOutcome[] = await together(held, stepIn(tx, services));
    if (done.length === 0) return [];
    await tx.execute(sql`
      update ${jobProgress} set state = 'done', finished_at = anden_now(), message = ended.message,
        done_units = ended.units, total_units = ended.units
      from unnest(${columnOf(
        done.map(({ id }) => id),
        'uuid',
      )}, ${columnOf(
        done.map(({ units }) => units),
        'int',
      )}, ${columnOf(
        done.map(({ message }) => message),
        'text',
      )}) as ended (id, units, message)
      where ${jobProgress.id} = ended.id`);
    await tellJob(tx, null);
    return done.map(({ id }) => id);
  });
  services.wake();
  return new Set(ended);
}

/** Tasks of one kind that were taken together; one that spoils it for the others is run by itself. */
export async function runTogether(parts: TaskParts, tasks: readonly Task[]): Promise<void> {
  const together = parts.kinds.find(({ kind }) => kind === tasks[0]?.kind)?.together;
  const small = tasks.filter(
    ({ kind, accountId, doneUnits }) =>
      kind === tasks[0]?.kind && accountId === null && doneUnits === 0,
  );
  let ended: ReadonlySet<string> = new Set();
  if (together && small.length > 1) {
    try {
      ended = await endTogether(parts, small, together);
    } catch (error) {
      parts.log.warn({ err: error }, 'small tasks are run one by one');
    }
  }
  for (const task of tasks) if (!ended.has(task.id)) await runTask(parts, task);
}
