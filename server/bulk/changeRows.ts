import type { Context } from '../acciones/context';
import type { AfterCommit } from '../acciones/contextFor';
import { isPassing } from '../db/retryDeadlocks';
import { toFault } from '../http/answerError';
import type { BulkAction } from './bulkAction';

export interface RowResult {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
}

/** The reason of a refusal, or null when the row was changed; a refused row leaves nothing behind. */
async function refusalOf(
  context: Context,
  action: BulkAction,
  id: number,
  input: unknown,
): Promise<string | null> {
  const after: AfterCommit[] = [];
  try {
    await context.db.transaction((db) =>
      action.each({ ...context, db, afterCommit: (task) => after.push(task) }, id, input as never),
    );
  } catch (error) {
    // Two that wait for each other: this one must let go of every row it holds and begin again.
    if (isPassing(error)) throw error;
    const fault = toFault(error);
    if (!fault || fault.status >= 500) throw error;
    return Object.values(fault.extra.fields ?? {})[0] ?? fault.message;
  }
  for (const task of after) context.afterCommit(task);
  return null;
}

export async function changeRows(
  context: Context,
  action: BulkAction,
  ids: readonly number[],
  input: unknown,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  const labels = await action.labels(context.db, ids);
  for (const id of ids) {
    const message = await refusalOf(context, action, id, input);
    results.push({ id, label: labels.get(id) ?? `N.º ${id}`, ok: message === null, message });
  }
  return results;
}
