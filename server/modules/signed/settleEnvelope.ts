import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { envelopePaper, signature } from '../../db/schema/signing';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { personLabels } from '../../engine/people/personLabels';
import { endSignatures } from '../../engine/signing/endSignatures';
import type { SignedPaper } from '../../engine/signing/signPaper';
import { clock } from '../../engine/time/clock';
import { envelopesStore, holdEnvelope } from './envelopesStore';
import { answeredNotice, endedNotice, settleAsked, toSignNotice } from './signedNotices';
import { tellSigned } from './tellSigned';

export async function papersOf(db: Db, envelopeId: number): Promise<number[]> {
  const rows = await db
    .select({ id: envelopePaper.paperId })
    .from(envelopePaper)
    .where(eq(envelopePaper.envelopeId, envelopeId));
  return rows.map(({ id }) => id);
}

async function isOver(db: Db, paperIds: readonly number[]): Promise<boolean> {
  const [open] = await db
    .select({ id: signature.id })
    .from(signature)
    .where(
      and(
        anyOf(signature.paperId, [...paperIds]),
        anyOf(signature.state, ['waiting', 'pending', 'opened']),
      ),
    )
    .limit(1);
  return open === undefined;
}

/** A signature does this to its envelope: it says whose turn it is, whether one no ends it, whether it is complete. */
export async function settleEnvelope({ tools, paper, after, next }: SignedPaper): Promise<void> {
  const { db } = tools;
  const [of] = await db
    .select({ id: envelopePaper.envelopeId })
    .from(envelopePaper)
    .where(eq(envelopePaper.paperId, paper.id));
  const sent = await holdEnvelope(db, of?.id ?? 0);
  if (!sent) throw new Error('a paper of no envelope');
  const all = await papersOf(db, sent.id);
  const refused = after.state === 'rejected' && sent.way !== 'each';
  const left = refused ? await endSignatures(db, all, 'cancelled') : [];
  const ended = refused || (await isOver(db, all));
  if (ended) {
    const state = refused ? 'rejected' : 'completed';
    await envelopesStore.write(tools, sent, { state, endedAt: clock.now() }, {});
  }
  const names = await personLabels(db, [after.personId]);
  const outcome = after.state as 'signed' | 'dissented' | 'rejected';
  const said = answeredNotice(sent, names.get(after.personId) ?? '', outcome);
  if (outcome !== 'signed') await notify(tools, [sent.authorId], said);
  if (ended && !refused) await notify(tools, [sent.authorId], endedNotice(sent, 'completed'));
  await settleAsked(tools, sent.id, [after.personId, ...left]);
  const asked = toSignNotice({ ...sent, envelopeId: sent.id });
  await notify(tools, await accountsOf(db, next), asked);
  await tellSigned(tools, [after.personId, ...next, ...left]);
}
