import { and, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import { envelopePaper, signature } from '../../db/schema/signing';
import type { Notice } from '../../engine/notifications/notice';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { accountsOf } from '../../engine/people/accountsOf';
import type { Ends } from '../../engine/store/defineChanges';

const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

interface Sent {
  envelopeId: number;
  title: string;
  dueOn: string;
}

/** Each envelope has its own link, so that the notice that asked for its signatures is settled with them. */
const toSignLink = (envelopeId: number) => `/signed?sobre=${envelopeId}`;

export const toSignNotice = ({ envelopeId, title, dueOn }: Sent): Notice => ({
  type: 'signed.asked',
  title: `Para firmar: ${title}`,
  body: `Tenés tiempo hasta el ${said(dueOn)}.`,
  link: toSignLink(envelopeId),
});

export const remindNotice = ({ envelopeId, title, dueOn }: Sent): Notice => ({
  type: 'signed.asked',
  title: `Te falta firmar: ${title}`,
  body: `La fecha límite es el ${said(dueOn)}.`,
  link: toSignLink(envelopeId),
});

export const cancelledNotice = ({ title }: Pick<Sent, 'title'>): Notice => ({
  type: 'signed.asked',
  title: `Ya no hace falta firmar: ${title}`,
  body: 'Quien lo envió lo anuló.',
  link: '/signed',
});

const outcomes = {
  signed: 'Firmó',
  dissented: 'Firmó en disconformidad',
  rejected: 'Rechazó',
} as const;

/** The reason is read inside, never in a mail. */
export const answeredNotice = (
  { title, id }: { title: string; id: number },
  personName: string,
  outcome: keyof typeof outcomes,
): Notice => ({
  type: 'signed.answered',
  title: `${outcomes[outcome]}: ${title}`,
  body: personName,
  link: `/signed/envelopes/${id}`,
});

export const endedNotice = (
  { title, id }: { title: string; id: number },
  state: 'completed' | 'expired',
): Notice => ({
  type: 'signed.answered',
  title: state === 'completed' ? `Firmaron todos: ${title}` : `Venció el plazo: ${title}`,
  body: state === 'completed' ? 'No falta ninguna firma.' : 'Quedaron firmas sin hacer.',
  link: `/signed/envelopes/${id}`,
});

/** A notice that asked these people to sign is read by itself once none of their signatures of it waits. */
export async function settleAsked(
  ends: Pick<Ends, 'db' | 'emit'>,
  envelopeId: number,
  people: readonly number[],
): Promise<void> {
  const { db } = ends;
  const owing = await db
    .selectDistinct({ personId: signature.personId })
    .from(signature)
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
    .where(
      and(eq(envelopePaper.envelopeId, envelopeId), anyOf(signature.state, ['pending', 'opened'])),
    );
  const still = new Set(owing.map(({ personId }) => personId));
  const only = await accountsOf(
    db,
    people.filter((personId) => !still.has(personId)),
  );
  if (only.length === 0) return;
  await settleNotices(ends, { type: 'signed.asked', link: toSignLink(envelopeId), only });
}
