import { changePassword } from '@contract/session/changePassword';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/recordAudit';
import { account } from '../../db/schema/session';
import { recordEvent } from '../../events/recordEvent';
import { invalid } from '../../http/fault';
import {
  clearFailures,
  lockoutKeys,
  recordFailure,
  refuseWhileBlocked,
} from '../../session/lockout';
import { checkPassword, hashPassword } from '../../session/passwords';
import { revokeSessions } from '../../session/sessionRow';
import { implement } from '../implement';

// Its own transaction: a wrong current password is counted although it is refused.
export const changePasswordHandler = implement(
  changePassword,
  async ({ claveActual, claveNueva }, { db, viewer, address, services }) => {
    const keys = lockoutKeys(viewer.username, address);
    await refuseWhileBlocked(db, keys);
    const [row] = await db
      .select({ passwordHash: account.passwordHash })
      .from(account)
      .where(eq(account.id, viewer.accountId));
    if (!(await checkPassword(row?.passwordHash ?? null, claveActual))) {
      await recordFailure(db, keys);
      throw invalid({ claveActual: 'La contraseña actual no es correcta.' });
    }
    if (claveNueva === claveActual) {
      throw invalid({ claveNueva: 'Elegí una contraseña distinta de la actual.' });
    }
    if (claveNueva.toLowerCase().includes(viewer.username.toLowerCase())) {
      throw invalid({ claveNueva: 'La contraseña no puede contener tu usuario.' });
    }
    const passwordHash = await hashPassword(claveNueva);
    await db.transaction(async (tx) => {
      await tx
        .update(account)
        .set({ passwordHash, mustChangePassword: false, version: sql`${account.version} + 1` })
        .where(eq(account.id, viewer.accountId));
      await revokeSessions(tx, viewer.accountId, { allBut: viewer.sessionId });
      await clearFailures(tx, keys);
      const actor = { accountId: viewer.accountId, address, accion: changePassword.name };
      await recordAudit(tx, actor, { entity: 'account', entityId: viewer.accountId });
      await recordEvent(tx, [{ type: 'Session', id: 'LIST' }], {
        kind: 'accounts',
        ids: [viewer.accountId],
      });
    });
    services.wake();
    return { ok: true as const };
  },
  { transaction: false },
);
