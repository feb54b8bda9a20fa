import { accountsOf } from '../../people/accountsOf';
import type { Context } from '../context';

const tags = [
  { type: 'Document', id: 'LIST' },
  { type: 'DocumentType', id: 'LIST' },
  { type: 'DocumentRequest', id: 'LIST' },
] as const;

/** The open screens of whose file it is and of who keeps them all; nobody else hears that a paper moved. */
export async function tellDocument(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  personId: number | readonly number[],
): Promise<void> {
  await emit(tags, { kind: 'accounts', ids: await accountsOf(db, [personId].flat()) });
  await emit(tags, { kind: 'everyone', permission: 'LIQUIDATION.SHOW' });
  await emit(tags, { kind: 'everyone', permission: 'ADMIN' });
}
