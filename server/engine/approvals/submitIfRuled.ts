import type { Context } from '../acciones/context';
import { conflict } from '../http/fault';
import { requestTypeNamed } from './registry';
import { definitionsOf, ownerOf, rulingOf } from './resolveChain';
import { submitRequest } from './submitRequest';

interface Ruled {
  type: string;
  subjectId: number;
  /** Told where it must be asked for by a person, and the account is nobody's. */
  nobodyAsks: string;
}

/**
 * Sends a record to be approved where a definition asks for it, in the name of whoever changes it, so that nobody approves their own
 * change; answers whether it waits now. Without a definition nobody is asked.
 */
export async function submitIfRuled(
  context: Context,
  { type, subjectId, nobodyAsks }: Ruled,
): Promise<boolean> {
  const { db, viewer } = context;
  const definitions = await definitionsOf(db, type);
  if (!definitions.some(({ active }) => active)) return false;
  const subject = await requestTypeNamed(type).load(db, subjectId);
  if (!subject) throw new Error(`${type} ${subjectId} vanished before it was asked for`);
  if (viewer.personId === null) throw conflict(nobodyAsks);
  const owner = await ownerOf(db, viewer.personId);
  if (rulingOf(definitions, owner, subject.values) === undefined) return false;
  await submitRequest(context, type, subjectId, { ownerId: owner.id, anew: true });
  return true;
}
