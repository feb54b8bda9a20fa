import { DateTime } from 'luxon';
import type { Notice } from '../../engine/notifications/notice';

const link = '/documents/mine';
const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

interface Asked {
  typeName: string;
  dueOn: string;
}

export const askedNotice = ({ typeName, dueOn }: Asked): Notice => ({
  type: 'documents.asked',
  title: `Te piden: ${typeName}`,
  body: `Entregalo hasta el ${said(dueOn)}.`,
  link,
});

export const reminderNotice = ({ typeName, dueOn }: Asked): Notice => ({
  type: 'documents.asked',
  title: `Falta que entregues: ${typeName}`,
  body: `La fecha límite es el ${said(dueOn)}.`,
  link,
});

/** The reason is read inside, never in a mail. */
export const decidedNotice = ({ typeName }: Asked, accepted: boolean): Notice => ({
  type: 'documents.asked',
  title: accepted ? `Aceptaron tu documento: ${typeName}` : `Traé de nuevo: ${typeName}`,
  body: accepted ? 'Ya está en tu legajo.' : 'El que entregaste no sirvió: mirá por qué.',
  link,
});

export const cancelledNotice = ({ typeName }: Asked): Notice => ({
  type: 'documents.asked',
  title: `Ya no hace falta: ${typeName}`,
  body: 'Dejaron de pedirlo.',
  link,
});

export const deliveredNotice = (
  { typeName, requestId }: Asked & { requestId: number },
  personName: string,
): Notice => ({
  type: 'documents.delivered',
  title: `Entregaron: ${typeName}`,
  body: personName,
  link: `/documents/requests/people?filtro=requestId:in:${requestId}`,
});
