import { and, eq, isNull } from 'drizzle-orm';
import { document, documentType } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { conflict, forbidden, invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { decidedNotice } from './askedNotices';
import { askSignature, lastVersionOf } from './askSignature';
import { dropSignature } from './dropSignature';
import { lockAsked } from './lockAsked';
import { moveAsked } from './moveAsked';
import { whyNotSignable } from './whyNotSignable';

/** What does not serve leaves the file, unless it was there before it was asked for. */
async function takeBack(context: Context, id: number, reason: string): Promise<void> {
  const { db, audit } = context;
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
  await dropSignature(context, id, 'El documento se quitó del legajo.');
  await audit({ entity: 'document', entityId: id, before, after: { removed: true, reason } });
}

/** A type may have come to be signed since it was delivered. */
async function acceptSigned(context: Context, id: number): Promise<void> {
  const [type] = await context.db
    .select({ signs: documentType.signs })
    .from(document)
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .where(eq(document.id, id));
  if (!type?.signs) return;
  const { document: paper, version } = await lastVersionOf(context, id);
  const why = await whyNotSignable(context, { hash: version.fileHash, mime: paper.mime });
  if (why) throw conflict(`${why} Rechazalo con el motivo.`);
  await askSignature(context, id);
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
  if (refusal === null) await acceptSigned(context, row.documentId);
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
