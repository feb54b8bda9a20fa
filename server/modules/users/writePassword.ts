import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { settleForgotten } from '../../engine/session/forgotten';
import { revokeSessions } from '../../engine/session/sessionRow';
import { tellAccount } from './writeAccount';

/** A password to enter once, of an account that is held: its owner chooses another then. */
export async function writePassword(
  context: Context,
  { id, personId, version }: { id: number; personId: number; version: number },
  passwordHash: string,
): Promise<void> {
  const { db, audit } = context;
  await db
    .update(account)
    .set({ passwordHash, mustChangePassword: true, version: version + 1 })
    .where(eq(account.id, id));
  await settleForgotten(context, { id, personId });
  await revokeSessions(db, id, { allBut: null });
  await audit({ entity: 'account', entityId: id, after: { mustChangePassword: true } });
  await tellAccount(context, personId, id);
}
