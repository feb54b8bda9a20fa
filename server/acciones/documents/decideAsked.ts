import { and, eq, isNull } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { conflict, forbidden, invalid } from '../../http/fault';
import { notify } from '../../notifications/notify';
import { accountsOf } from '../../people/accountsOf';
import type { Context } from '../context';
import { decidedNotice } from './askedNotices';
import { lockAsked } from './lockAsked';
import { moveAsked } from './moveAsked';

/** What does not serve leaves the file, unless it was there before it was asked for. */
async function takeBack({ db, audit }: Context, id: number, reason: string): Promise<void> {
  const [before] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, id), isNull(document.removedAt)))
    .for('update');
  if (!before) return;
  await db
    .update(document)
    .set({ removedAt: new Date(), version: before.version + 1 })
    .where(eq(document.id, id));
  await audit({ entity: 'document', entityId: id, before, after: { removed: true, reason } });
}

/** Accepts what somebody delivered, or says why not. */
export async function decideAsked(
  context: Context,
  target: { id: number; version?: number },
  /** Null: accepted. */
  refusal: string | null,
): Promise<void> {
  const { db } = context;
  if (refusal !== null && refusal.length < 3) throw invalid({ reason: 'Contá el motivo.' });
  const { row, shown } = await lockAsked(context, target);
  if (row.state !== 'delivered' || row.documentId === null) {
    throw conflict('No hay nada entregado para decidir.');
  }
  if (!shown.mayDecide) throw forbidden('Lo que entregaste vos lo decide otra persona.');
  const there = and(eq(document.id, row.documentId), isNull(document.removedAt));
  if (refusal === null && (await db.$count(document, there)) === 0) {
    throw conflict('El documento que entregó ya no está en el legajo: rechazalo con el motivo.');
  }
  if (refusal !== null && row.brought) await takeBack(context, row.documentId, refusal);
  await moveAsked(
    context,
    row,
    refusal === null
      ? { state: 'accepted' }
      : { state: 'rejected', reason: refusal, documentId: null },
  );
  const own = await accountsOf(db, [row.personId]);
  await notify(context, own, decidedNotice(shown, refusal === null));
}
