import { DateTime } from 'luxon';
import type { PublicContext } from '../../engine/acciones/context';
import type { Notice } from '../../engine/notifications/notice';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { accountsOf } from '../../engine/people/accountsOf';

type Ends = Pick<PublicContext, 'db' | 'emit'>;

/** Each request has its own link, so that the notice that asked for a paper is settled by bringing it. */
const owedLink = (requestId: number) => `/documents/mine?pedido=${requestId}`;
const link = '/documents/mine';
const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

interface Asked {
  requestId: number;
  typeName: string;
  dueOn: string;
}

export const askedNotice = ({ requestId, typeName, dueOn }: Asked): Notice => ({
  type: 'documents.asked',
  title: `Te piden: ${typeName}`,
  body: `Entregalo hasta el ${said(dueOn)}.`,
  link: owedLink(requestId),
});

export const reminderNotice = ({ requestId, typeName, dueOn }: Asked): Notice => ({
  type: 'documents.asked',
  title: `Falta que entregues: ${typeName}`,
  body: `La fecha límite es el ${said(dueOn)}.`,
  link: owedLink(requestId),
});

/** The reason is read inside, never in a mail. */
export const decidedNotice = ({ requestId, typeName }: Asked, accepted: boolean): Notice => ({
  type: 'documents.asked',
  title: accepted ? `Aceptaron tu documento: ${typeName}` : `Traé de nuevo: ${typeName}`,
  body: accepted ? 'Ya está en tu legajo.' : 'El que entregaste no sirvió: mirá por qué.',
  // A paper that came back is asked for again.
  link: accepted ? link : owedLink(requestId),
});

export const cancelledNotice = ({ typeName }: Pick<Asked, 'typeName'>): Notice => ({
  type: 'documents.asked',
  title: `Ya no hace falta: ${typeName}`,
  body: 'Dejaron de pedirlo.',
  link,
});

/** The link to a paper of a person, in the list of what was asked for. */
const reviewLink = ({ id, requestId }: Brought) =>
  `/documents/requests/people?filtro=requestId:in:${requestId}&entrega=${id}`;

interface Brought {
  id: number;
  requestId: number;
}

export const deliveredNotice = (
  asked: Brought & Pick<Asked, 'typeName'>,
  personName: string,
): Notice => ({
  type: 'documents.delivered',
  title: `Entregaron: ${asked.typeName}`,
  body: personName,
  link: reviewLink(asked),
});

/** A notice that asked these people for a paper is read by itself: they brought it, or nobody asks for it any more. */
export async function settleOwed(
  ends: Ends,
  requestId: number,
  people: readonly number[],
): Promise<void> {
  const only = await accountsOf(ends.db, people);
  await settleNotices(ends, { type: 'documents.asked', link: owedLink(requestId), only });
}

/** A notice that asked to look at a paper is read by itself once it is decided. */
export const settleReview = (ends: Ends, asked: Brought): Promise<void> =>
  settleNotices(ends, { type: 'documents.delivered', link: reviewLink(asked) });
