import { DateTime } from 'luxon';
import type { Notice } from '../../engine/notifications/notice';

const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

interface Sent {
  title: string;
  dueOn: string;
}

export const toSignNotice = ({ title, dueOn }: Sent): Notice => ({
  type: 'signed.asked',
  title: `Para firmar: ${title}`,
  body: `Tenés tiempo hasta el ${said(dueOn)}.`,
  link: '/signed',
});

export const remindNotice = ({ title, dueOn }: Sent): Notice => ({
  type: 'signed.asked',
  title: `Te falta firmar: ${title}`,
  body: `La fecha límite es el ${said(dueOn)}.`,
  link: '/signed',
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
