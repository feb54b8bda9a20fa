import { accountsOf } from '../../people/accountsOf';
import type { Context } from '../context';

const tags = [
  { type: 'Signature', id: 'LIST' },
  { type: 'Envelope', id: 'LIST' },
  // A paper of somebody's file says whether it was signed.
  { type: 'Document', id: 'LIST' },
] as const;

/** The open screens of who signs and of who sends; nobody else hears that something was signed. */
export async function tellSigned(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  personIds: readonly number[],
): Promise<void> {
  await emit(tags, { kind: 'accounts', ids: await accountsOf(db, personIds) });
  await emit(tags, { kind: 'everyone', permission: 'LIQUIDATION.SHOW' });
  await emit(tags, { kind: 'everyone', permission: 'ADMIN' });
}
