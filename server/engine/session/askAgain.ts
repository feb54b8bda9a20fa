import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import type { Context } from '../acciones/context';
import { invalid } from '../http/fault';
import { lockoutKeys, tryOnce } from './lockout';
import { checkPassword } from './passwords';

/**
 * Asks whoever is signed in to prove it again. A failure counts as one of signing in, so it must not
 * lie in a transaction that the refusal undoes.
 */
export async function askAgain(
  { db, viewer, address }: Context,
  wrong: Record<string, string>,
  proves: () => Promise<boolean>,
): Promise<void> {
  await tryOnce(db, lockoutKeys(viewer.username, address), proves, () => invalid(wrong));
}

export async function askPassword(context: Context, typed: string, field: string): Promise<void> {
  const { db, viewer } = context;
  await askAgain(context, { [field]: 'La contraseña actual no es correcta.' }, async () => {
    const [row] = await db
      .select({ passwordHash: account.passwordHash })
      .from(account)
      .where(eq(account.id, viewer.accountId));
    return checkPassword(row?.passwordHash ?? null, typed);
  });
}
