import type { Db } from '../../db/Db';
import { retryDeadlocks } from '../../db/retryDeadlocks';
import type { WmsCall } from '../http/transport';
import { validateInput } from '../http/validateInput';
import { auditProgramCall } from '../programs/enterProgram';
import type { Services } from './context';
import { type AfterCommit, contextFor, publicContext } from './contextFor';
import { answerOnce, wasAnswered } from './idempotency';
import type { Caller, OpenedCall } from './openCall';

/** Input, then handler: what is slow of it before its transaction begins, so that no connection waits for it. */
export async function dispatch(
  services: Services,
  { handler, viewer }: OpenedCall,
  call: WmsCall,
  caller: Caller,
): Promise<unknown> {
  const { accion } = handler;
  const db = services.database.forRequest();
  if (viewer?.program)
    await auditProgramCall(services, viewer, { accion, address: caller.address });
  const input = validateInput(accion.input, call);
  const after: AfterCommit[] = [];
  const contextOn = (within: Db) => {
    const parts = { services, connection: caller, accion, db: within, after };
    return viewer ? contextFor(parts, viewer) : publicContext(parts);
  };
  await handler.admit?.(input, contextOn(db));
  const once =
    viewer && caller.idempotencyKey
      ? { accountId: viewer.accountId, key: caller.idempotencyKey, accion, input: call.fields }
      : null;
  const first = handler.before && !(once && (await wasAnswered(db, once)));
  const prepared = first ? await handler.before?.(input, contextOn(db)) : undefined;
  const run = (within: Db) => handler.run(input, contextOn(within), prepared);
  const answer = handler.transaction
    ? await retryDeadlocks(() => {
        after.length = 0;
        return db.transaction((tx) => (once ? answerOnce(tx, once, () => run(tx)) : run(tx)));
      })
    : await run(db);
  for (const task of after) await task();
  return answer;
}
