import type { Viewer } from '../acciones/context';
import type { Turn } from './pdf/pdfWork';

/** The files of one person are worked on one after another, whatever they are for. */
export const turnOf = ({ accountId }: Pick<Viewer, 'accountId'>): Turn => ({
  turn: `account:${accountId}`,
});

/** The turn of a person who is not signed in is the address they come from. */
export const turnOfAddress = (address: string): Turn => ({ turn: `address:${address}` });

/** A task's, which leaves room for whoever looks at a screen. */
export const turnOfTask = (id: string): Turn => ({ turn: `task:${id}`, background: true });
