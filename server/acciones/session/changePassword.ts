import { changePassword } from '@contract/session/changePassword';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { invalid } from '../../http/fault';
import { askPassword } from '../../session/askAgain';
import { hashPassword } from '../../session/passwords';
import { revokeSessions } from '../../session/sessionRow';
import { implement } from '../implement';
import { ownTransaction } from '../ownTransaction';

// Its own transaction: a wrong current password is counted although it is refused.
export const changePasswordHandler = implement(
  changePassword,
  async ({ claveActual, claveNueva }, context) => {
    const { accountId, username, sessionId } = context.viewer;
    await askPassword(context, claveActual, 'claveActual');
    if (claveNueva === claveActual) {
      throw invalid({ claveNueva: 'Elegí una contraseña distinta de la actual.' });
    }
    if (claveNueva.toLowerCase().includes(username.toLowerCase())) {
      throw invalid({ claveNueva: 'La contraseña no puede contener tu usuario.' });
    }
    const passwordHash = await hashPassword(claveNueva);
    return ownTransaction(context, changePassword, accountId, async ({ db, audit, emit }) => {
      await db
        .update(account)
        .set({ passwordHash, mustChangePassword: false, version: sql`${account.version} + 1` })
        .where(eq(account.id, accountId));
      await revokeSessions(db, accountId, { allBut: sessionId });
      await audit({ entity: 'account', entityId: accountId });
      await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
      return { ok: true as const };
    });
  },
  { transaction: false },
);
