import { changePassword } from '@contract/session/changePassword';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { organisation, person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { ownTransaction } from '../../engine/acciones/ownTransaction';
import { invalid } from '../../engine/http/fault';
import { askPassword } from '../../engine/session/askAgain';
import { hashPassword } from '../../engine/session/passwords';
import { revokeSessions } from '../../engine/session/sessionRow';
import { weakPassword } from '../../engine/session/weakPassword';

/** What anybody could know of whoever chooses a password. */
async function knownOf(db: Db, accountId: number): Promise<string[]> {
  const [row] = await db
    .select({ account, person })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .where(eq(account.id, accountId));
  const [employer] = await db.select({ name: organisation.name }).from(organisation);
  const { docket, firstName, lastName, dni, email, phone } = row?.person ?? {};
  return [
    row?.account.username,
    row?.account.displayName,
    ...[docket, firstName, lastName, dni, email, phone],
    employer?.name,
  ].filter((text) => typeof text === 'string');
}

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
    const weak = weakPassword(claveNueva, await knownOf(context.db, accountId));
    if (weak) throw invalid({ claveNueva: weak });
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
