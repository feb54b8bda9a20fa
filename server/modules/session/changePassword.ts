import { changePassword } from '@contract/session/changePassword';
import { eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { invalid } from '../../engine/http/fault';
import { askPassword } from '../../engine/session/askAgain';
import { settleForgotten } from '../../engine/session/forgotten';
import { hashPassword } from '../../engine/session/passwords';
import { revokeSessions } from '../../engine/session/sessionRow';
import { refusePoorPassword } from './refusePoorPassword';

// Its own transaction: a wrong current password is counted although it is refused.
export const changePasswordHandler = implement(
  changePassword,
  async ({ claveActual, claveNueva }, context) => {
    const { accountId, personId, username, sessionId } = context.viewer;
    await askPassword(context, claveActual, 'claveActual');
    if (claveNueva === claveActual) {
      throw invalid({ claveNueva: 'Elegí una contraseña distinta de la actual.' });
    }
    await refusePoorPassword(context.db, { id: accountId, username }, claveNueva);
    const passwordHash = await hashPassword(claveNueva);
    return ownTransaction(context, changePassword, accountId, async ({ db, audit, emit }) => {
      await db
        .update(account)
        .set({ passwordHash, mustChangePassword: false, version: sql`${account.version} + 1` })
        .where(eq(account.id, accountId));
      await settleForgotten({ db, emit }, { id: accountId, personId });
      await revokeSessions(db, accountId, { allBut: sessionId });
      await audit({ entity: 'account', entityId: accountId });
      await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
      return { ok: true as const };
    });
  },
  { transaction: false },
);
