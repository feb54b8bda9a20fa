import { and, eq, isNull } from 'drizzle-orm';
import { document, documentType } from '../../db/schema/documents';
import type { Context } from '../../engine/acciones/context';
import { conflict, invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { clock } from '../../engine/time/clock';
import { askedDocumentsStore } from './askedDocumentsStore';
import { decidedNotice, settleReview } from './askedNotices';
import { askSignature, lastVersionOf } from './askSignature';
import { takeOut } from './documentsStore';
import { whyNotSignable } from './whyNotSignable';

/** A paper that does not serve leaves the file, unless it was there before it was asked for. */
async function takeBack(context: Context, id: number, reason: string): Promise<void> {
  const [paper] = await context.db
    .select()
    .from(document)
    .where(and(eq(document.id, id), isNull(document.removedAt)))
    .for('update');
  if (paper) await takeOut(context, paper, reason);
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
  const { asked, shown } = await askedDocumentsStore.hold(context, target, 'decide');
  const { documentId, brought, personId } = asked;
  if (documentId === null) throw new Error('delivered without a document');
  const there = and(eq(document.id, documentId), isNull(document.removedAt));
  if (refusal === null && (await db.$count(document, there)) === 0) {
    throw conflict('El documento que entregó ya no está en el legajo: rechazalo con el motivo.');
  }
  if (refusal === null) await acceptSigned(context, documentId);
  if (refusal !== null && brought) await takeBack(context, documentId, refusal);
  const decided =
    refusal === null
      ? { state: 'accepted' as const }
      : { state: 'rejected' as const, reason: refusal, documentId: null };
  await askedDocumentsStore.write(context, asked, { ...decided, changedAt: clock.now() }, {});
  await settleReview(context, asked);
  const own = await accountsOf(db, [personId]);
  await notify(context, own, decidedNotice(shown, refusal === null));
}
