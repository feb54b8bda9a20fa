import { and, eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import type { Context } from '../context';

const tags = [
  { type: 'Document', id: 'LIST' },
  { type: 'DocumentType', id: 'LIST' },
] as const;

/** The open screens of whose file it is and of who keeps them all; nobody else hears that a paper moved. */
export async function tellDocument(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  personId: number,
): Promise<void> {
  const own = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.personId, personId), eq(account.active, true)));
  await emit(tags, { kind: 'accounts', ids: own.map(({ id }) => id) });
  await emit(tags, { kind: 'everyone', permission: 'LIQUIDATION.SHOW' });
  await emit(tags, { kind: 'everyone', permission: 'ADMIN' });
}
