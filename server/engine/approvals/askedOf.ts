import { and, eq } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { writeEnd } from './closeRequest';
import type { StoredRequest } from './seats';

const findRequests = builtOnce((db, where) => db.select().from(approvalRequest).where(where));

/** This finds the request about a record of a module, if there ever was one. */
export async function askedOf(
  db: Db,
  type: string,
  subjectId: number,
): Promise<StoredRequest | undefined> {
  const [row] = await findRequests(
    db,
    and(eq(approvalRequest.type, type), eq(approvalRequest.subjectId, subjectId)),
  );
  return row;
}

/** The module no longer needs an answer: nobody decides it, and the module itself is not told. */
export async function withdrawRequest(
  context: Context,
  type: string,
  subjectId: number,
  reason: string | null,
): Promise<void> {
  const request = await askedOf(context.db, type, subjectId);
  if (request?.state !== 'pending' && request?.state !== 'draft') return;
  const { accountId } = context.viewer;
  await writeEnd(context, request, 'cancelled', { accountId, reason });
}
