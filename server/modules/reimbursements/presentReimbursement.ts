import type { ReimbursementDetail } from '@contract/reimbursements/reimbursement';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { reimbursement, reimbursementEvent } from '../../db/schema/reimbursements';
import { openRequestOf } from '../../engine/approvals/openRequestOf';
import { notFound } from '../../engine/http/fault';
import { toldEvents } from '../../engine/people/toldEvents';
import { receiptOf, repeatedReceipts } from '../expenses';
import { reimbursementsList, toReimbursementRow } from './reimbursementQueries';
import { type Asking, actionsOn, noReimbursement } from './reimbursementReach';
import { opensReceipt, REIMBURSEMENT_REQUEST, seesReimbursement } from './reimbursementScope';

const historyOf = async (db: Db, reimbursementId: number) =>
  toldEvents(
    db,
    await db
      .select()
      .from(reimbursementEvent)
      .where(eq(reimbursementEvent.reimbursementId, reimbursementId))
      .orderBy(asc(reimbursementEvent.id)),
  );

async function opens({ db, viewer }: Asking, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: reimbursement.id })
    .from(reimbursement)
    .where(and(eq(reimbursement.id, id), opensReceipt(viewer)));
  return found !== undefined;
}

/** A reimbursement whole, for whoever may see it. */
export async function presentReimbursement(
  asking: Asking,
  id: number,
): Promise<ReimbursementDetail> {
  const { db, viewer, reach } = asking;
  const its = eq(reimbursement.id, id);
  const [[stored], [row]] = await Promise.all([
    db
      .select()
      .from(reimbursement)
      .where(and(its, seesReimbursement(viewer, reach))),
    reimbursementsList.from(db.select(reimbursementsList.fields)).where(its),
  ]);
  if (!stored || !row) throw notFound(noReimbursement);
  const [mayOpen, request, history, repeated] = await Promise.all([
    opens(asking, id),
    openRequestOf(db, REIMBURSEMENT_REQUEST, id),
    historyOf(db, id),
    repeatedReceipts(asking, stored, { source: 'reimbursements', lineId: id }),
  ]);
  return {
    ...toReimbursementRow(row),
    receipt: mayOpen ? await receiptOf(db, stored) : null,
    repeated,
    history,
    requestId: request?.id ?? null,
    actions: actionsOn(asking, stored),
  };
}
