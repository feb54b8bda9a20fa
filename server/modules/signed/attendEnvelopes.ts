import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Services } from '../../engine/acciones/context';
import { recordAudit } from '../../engine/audit/recordAudit';
import type { EventAudience, EventTag } from '../../engine/events/eventAudience';
import { recordEvent } from '../../engine/events/recordEvent';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { endSignatures } from '../../engine/signing/endSignatures';
import { papersOf } from './settleEnvelope';
import { endedNotice, remindNotice } from './signedNotices';
import { tellSigned } from './tellSigned';

const today = sql`(now() at time zone 'America/Argentina/Buenos_Aires')::date`;
const MOST = 1000;

const toolsOf = (db: Db, services: Services) => ({
  db,
  services,
  emit: (tags: readonly EventTag[], audience: EventAudience) => recordEvent(db, tags, audience),
});

/** Whose last day has passed: nobody signs it any more. */
async function expire(db: Db, services: Services): Promise<void> {
  const over = await db
    .update(envelope)
    .set({ state: 'expired', endedAt: new Date(), version: sql`${envelope.version} + 1` })
    .where(and(eq(envelope.state, 'sent'), lt(envelope.dueOn, today)))
    .returning();
  const tools = toolsOf(db, services);
  for (const after of over) {
    const people = await endSignatures(db, await papersOf(db, after.id), 'expired');
    const by = { accountId: null, address: '', accion: 'sobre.vencer' };
    await recordAudit(db, by, { entity: 'envelope', entityId: after.id, after });
    await notify(tools, [after.authorId], endedNotice(after, 'expired'));
    await tellSigned(tools, people);
  }
}

/** Whoever has not signed hears of it again, as often as who sent it decided. */
async function remind(db: Db, services: Services): Promise<void> {
  const last = sql`greatest(${signature.remindedAt}, ${signature.changedAt}, ${envelope.sentAt})`;
  const due = await db
    .select({
      id: signature.id,
      personId: signature.personId,
      title: envelope.title,
      dueOn: envelope.dueOn,
    })
    .from(signature)
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
    .innerJoin(envelope, eq(envelope.id, envelopePaper.envelopeId))
    .where(
      and(
        eq(envelope.state, 'sent'),
        inArray(signature.state, ['pending', 'opened']),
        sql`${last} < now() - make_interval(days => ${envelope.remindEvery})`,
      ),
    )
    .orderBy(signature.id)
    .limit(MOST);
  const tools = toolsOf(db, services);
  for (const { id, personId, ...sent } of due) {
    await db.update(signature).set({ remindedAt: new Date() }).where(eq(signature.id, id));
    await notify(tools, await accountsOf(db, [personId]), remindNotice(sent));
  }
}

export async function attendEnvelopes(db: Db, services: Services): Promise<void> {
  await expire(db, services);
  await remind(db, services);
}
