import { and, eq, lt, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { retryDeadlocks } from '../../db/retryDeadlocks';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { endSignatures } from '../../engine/signing/endSignatures';
import type { Ends } from '../../engine/store/defineChanges';
import { clock } from '../../engine/time/clock';
import { envelopesStore, holdEnvelope } from './envelopesStore';
import { papersOf } from './settleEnvelope';
import { endedNotice, remindNotice, settleAsked } from './signedNotices';
import { tellSigners } from './tellSigned';

const today = sql`(anden_now() at time zone 'America/Argentina/Buenos_Aires')::date`;
const MOST = 1000;

/** The envelope expires. Its signatures come first, as where somebody signs: both ways would wait for each other. */
async function expireOne(ends: Ends, services: Services, id: number): Promise<void> {
  const people = await endSignatures(ends.db, await papersOf(ends.db, id), 'expired');
  const before = await holdEnvelope(ends.db, id);
  if (before?.state !== 'sent') return;
  await envelopesStore.write(ends, before, { state: 'expired', endedAt: clock.now() }, {});
  await notify({ ...ends, services }, [before.authorId], endedNotice(before, 'expired'));
  await settleAsked(ends, id, people);
  await tellSigners(ends, people);
}

/** This expires envelopes whose last day has passed. */
async function expire(db: Db, services: Services): Promise<void> {
  const over = await db
    .select({ id: envelope.id })
    .from(envelope)
    .where(and(eq(envelope.state, 'sent'), lt(envelope.dueOn, today)))
    .orderBy(envelope.id);
  for (const { id } of over) {
    await retryDeadlocks(() =>
      db.transaction((tx) =>
        expireOne(tracedAs(tx, { accountId: null, accion: 'sobre.vencer' }), services, id),
      ),
    );
  }
  if (over.length > 0) services.wake();
}

/** People who have not signed hear of it again, as often as the sender decided. */
async function remind(db: Db, services: Services): Promise<void> {
  const last = sql`greatest(${signature.remindedAt}, ${signature.changedAt}, ${envelope.sentAt})`;
  const due = await db
    .select({
      id: signature.id,
      personId: signature.personId,
      envelopeId: envelope.id,
      title: envelope.title,
      dueOn: envelope.dueOn,
    })
    .from(signature)
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
    .innerJoin(envelope, eq(envelope.id, envelopePaper.envelopeId))
    .where(
      and(
        eq(envelope.state, 'sent'),
        anyOf(signature.state, ['pending', 'opened']),
        sql`${last} < anden_now() - make_interval(days => ${envelope.remindEvery})`,
      ),
    )
    .orderBy(signature.id)
    .limit(MOST);
  const tools = { ...tracedAs(db, { accountId: null, accion: 'sobre.recordar' }), services };
  for (const { id, personId, ...sent } of due) {
    await db.update(signature).set({ remindedAt: clock.now() }).where(eq(signature.id, id));
    await notify(tools, await accountsOf(db, [personId]), remindNotice(sent));
  }
}

export async function attendEnvelopes(db: Db, services: Services): Promise<void> {
  await expire(db, services);
  await remind(db, services);
}
