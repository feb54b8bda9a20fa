import { resetPassword } from '@contract/users/accountAcciones';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { hashPassword } from '../../engine/session/passwords';
import { readableCode } from '../../engine/session/readableCode';
import { revokeSessions } from '../../engine/session/sessionRow';
import { accountRecord } from './accountQueries';
import { holdOthersAccount } from './holdAccount';
import { tellAccount } from './writeAccount';

export const resetPasswordHandler = implement(resetPassword, async (target, context) => {
  const { db, audit } = context;
  const { personId, version } = target;
  const elsewhere = 'Tu contraseña se cambia desde Mi perfil.';
  const { id } = await holdOthersAccount(context, target, elsewhere);
  const password = readableCode();
  const passwordHash = await hashPassword(password);
  await db
    .update(account)
    .set({ passwordHash, mustChangePassword: true, version: version + 1 })
    .where(eq(account.id, id));
  await revokeSessions(db, id, { allBut: null });
  await audit({ entity: 'account', entityId: id, after: { mustChangePassword: true } });
  await tellAccount(context, personId, id);
  return { account: await accountRecord(db, personId), password };
});
