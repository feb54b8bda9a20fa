import { resetPassword } from '@contract/users/accountAcciones';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { hashPassword } from '../../engine/session/passwords';
import { readableCode } from '../../engine/session/readableCode';
import { revokeSessions } from '../../engine/session/sessionRow';
import { accountRecord, lockAccount } from './accountQueries';
import { refuseHigherRole } from './mayHandRole';
import { lockPerson } from './personRecord';
import { tellAccount } from './writeAccount';

export const resetPasswordHandler = implement(
  resetPassword,
  async ({ personId, version }, context) => {
    const { db, viewer, audit } = context;
    await lockPerson(context, personId);
    const before = await lockAccount(db, personId);
    if (!before) throw notFound('Esta persona no tiene cuenta.');
    const { id } = before.account;
    if (before.account.version !== version) throw staleVersion(await accountRecord(db, personId));
    if (id === viewer.accountId) throw conflict('Tu contraseña se cambia desde Mi perfil.');
    refuseHigherRole(viewer, before.role);
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
  },
);
