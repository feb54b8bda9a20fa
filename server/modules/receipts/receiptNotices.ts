import { DateTime } from 'luxon';
import type { Notice } from '../../engine/notifications/notice';

const said = (iso: string) => DateTime.fromISO(iso).toFormat('dd/MM/yyyy');

interface Slip {
  id: number;
  title: string;
}

interface Due extends Slip {
  dueOn: string;
}

export const publishedNotice = ({ id, title, dueOn }: Due): Notice => ({
  type: 'receipts.published',
  title: `Tenés un recibo: ${title}`,
  body: `Firmalo hasta el ${said(dueOn)}.`,
  link: `/receipts/${id}`,
});

export const unsignedNotice = ({ id, title, dueOn }: Due): Notice => ({
  type: 'receipts.published',
  title: `Te falta firmar un recibo: ${title}`,
  body: `La fecha límite es el ${said(dueOn)}.`,
  link: `/receipts/${id}`,
});

/** An answer is read inside, never in a mail. */
export const answeredNotice = ({ id, title }: Slip): Notice => ({
  type: 'receipts.published',
  title: `Respondieron a tu disconformidad: ${title}`,
  body: 'Abrí el recibo para leerlo.',
  link: `/receipts/${id}`,
});

export const replacedNotice = ({ id, title, dueOn }: Due): Notice => ({
  type: 'receipts.published',
  title: `Tenés un recibo nuevo en lugar de otro: ${title}`,
  body: `Firmalo hasta el ${said(dueOn)}.`,
  link: `/receipts/${id}`,
});

/** Tells a person that a slip of theirs was taken back; they read that and sign nothing. */
export const reversedNotice = ({ id, title }: Slip): Notice => ({
  type: 'receipts.published',
  title: `Un recibo tuyo quedó sin efecto: ${title}`,
  body: 'Abrilo para ver lo que se dejó sin efecto. No hay nada que firmar.',
  link: `/receipts/${id}`,
});

/** The reason is read inside. */
export const dissentedNotice = ({ id, title }: Slip, personName: string): Notice => ({
  type: 'receipts.dissented',
  title: `Firmó en disconformidad: ${personName}`,
  body: title,
  link: `/receipts/people/${id}`,
});
