import { createFirstAdministrator } from '@contract/server/serverAcciones';
import { sql } from 'drizzle-orm';
import { lockNumbers } from '../../db/lockNumbers';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { forgetSetupCode, needsSetup, sameCode } from '../../engine/session/firstAdministrator';
import { lockoutKeys, tryOnce } from '../../engine/session/lockout';
import { hashPassword } from '../../engine/session/passwords';
import { weakPassword } from '../../engine/session/weakPassword';
import { createOrganisation } from '../../seed/createOrganisation';

// Its own transaction: a wrong code is counted although it is refused.
export const createFirstAdministratorHandler = implement(
  createFirstAdministrator,
  async ({ codigo, organizacion, nombre, apellido, usuario, clave }, { db, services, address }) => {
    const { setupCode } = services;
    if (!setupCode || !(await needsSetup(db))) {
      throw conflict('Este servidor ya tiene administrador: ingresá con tu usuario.');
    }
    await tryOnce(
      db,
      lockoutKeys('primera cuenta', address),
      async () => sameCode(codigo, setupCode),
      () => invalid({ codigo: 'El código no coincide con el de la consola.' }),
    );
    const weak = weakPassword(clave, [usuario, nombre, apellido, organizacion]);
    if (weak) throw invalid({ clave: weak });
    const passwordHash = await hashPassword(clave);
    await db.transaction(async (tx) => {
      // Two browsers at once: the second waits here and then finds the account.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumbers.organisationBegins})`);
      if (!(await needsSetup(tx))) throw conflict('Este servidor ya tiene administrador.');
      await createOrganisation(tx, {
        name: organizacion,
        administrator: { username: usuario, displayName: `${apellido}, ${nombre}`, passwordHash },
      });
      await forgetSetupCode(tx);
    });
    return { ok: true as const };
  },
  { transaction: false },
);
