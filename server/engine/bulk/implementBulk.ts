import type { AccionDefinition, InputOf } from '@contract/core/accion';
import type { bulkOutput } from '@contract/core/bulk';
import type { z } from 'zod';
import type { Context } from '../acciones/context';
import { type Handler, implement } from '../acciones/implement';
import type { BulkAction, RowSelection } from './bulkAction';
import { changeRows } from './changeRows';
import { chooseRows } from './chooseRows';
import { resolveSelection } from './resolveSelection';

/** More than these would keep the person waiting. */
const AT_ONCE = 200;

type BulkAccion = AccionDefinition<
  string,
  z.ZodObject<{ selection: z.ZodType }>,
  typeof bulkOutput
>;

async function requestTask(context: Context, action: BulkAction, ids: number[], input: unknown) {
  const { db, services, viewer, address, origin } = context;
  const jobId = await services.jobs.request(db, {
    kind: 'bulk',
    title: action.title(ids.length, input as never),
    accountId: viewer.accountId,
    payload: { accion: action.accion.name, address, origin, input },
    totalUnits: ids.length,
  });
  await chooseRows(db, jobId, ids);
  context.afterCommit(() => services.jobs.flush());
  return jobId;
}

/** The handler of a bulk action: a few rows at once, many as a task. */
export function implementBulk<A extends BulkAccion>(action: BulkAction<A>): Handler {
  const run = async (given: InputOf<A>, context: Context) => {
    const { selection, ...input } = given as { selection: RowSelection };
    await action.prepare?.(context, given);
    const ids = await resolveSelection(context, action.list, selection);
    if (ids.length > AT_ONCE) {
      const jobId = await requestTask(context, action, ids, input);
      return { jobId, done: 0, refused: 0, results: [] };
    }
    const results = await changeRows(context, action, ids, input);
    const done = results.filter((row) => row.ok).length;
    return { jobId: null, done, refused: results.length - done, results };
  };
  return implement(action.accion as AccionDefinition, run as never);
}
