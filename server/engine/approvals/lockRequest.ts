import { eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { notFound } from '../http/fault';
import { requestTypeNamed } from './registry';
import { concerned, type StoredRequest } from './seats';

export const noRequest = () => notFound('Esa solicitud no existe o no está a tu alcance.');

/** People whom a request concerns see it, and so do those who see the record itself: its deciders and its history are no secret to them. */
export async function seesRequest(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  request: StoredRequest,
): Promise<boolean> {
  if ((await concerned(db, request)).includes(viewer.accountId)) return true;
  const { seen, load } = requestTypeNamed(request.type);
  const subject = seen && (await load(db, request.subjectId));
  return subject ? seen({ db, viewer }, subject) : false;
}

/** Held until the end of the transaction; to whom it does not concern it does not exist. */
export async function lockRequest(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
): Promise<StoredRequest> {
  const [row] = await db
    .select()
    .from(approvalRequest)
    .where(eq(approvalRequest.id, id))
    .for('update');
  if (!row || !(await concerned(db, row)).includes(viewer.accountId)) throw noRequest();
  return row;
}
