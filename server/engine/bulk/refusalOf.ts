import { isPassing } from '../../db/retryDeadlocks';
import type { PublicContext } from '../acciones/context';
import type { AfterCommit } from '../acciones/contextFor';
import { toFault } from '../http/answerError';
import { faultText } from '../http/fault';

interface Refusal {
  message: string;
  /** For who asks there is no such row. */
  unknown: boolean;
  /** Its month is closed. */
  closed: boolean;
}

/** Does one row of many: the reason of its refusal, or null. A refused row leaves nothing behind. */
export async function refusalOf<C extends Pick<PublicContext, 'db' | 'afterCommit'>>(
  context: C,
  work: (context: C) => Promise<unknown>,
): Promise<Refusal | null> {
  const after: AfterCommit[] = [];
  try {
    await context.db.transaction((db) =>
      work({ ...context, db, afterCommit: (task) => after.push(task) }),
    );
  } catch (error) {
    // Not the row's fault: the locks of the rows before it stay until the whole runs again.
    if (isPassing(error)) throw error;
    const fault = toFault(error);
    if (!fault || fault.status >= 500) throw error;
    return {
      message: faultText(fault),
      unknown: fault.status === 404,
      closed: fault.closed,
    };
  }
  for (const task of after) context.afterCommit(task);
  return null;
}
