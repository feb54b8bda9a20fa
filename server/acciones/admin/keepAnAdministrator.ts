import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { account, role } from '../../db/schema/session';
import { conflict } from '../../http/fault';

/** Asked after a change: without anybody who may give rights, nobody could ever mend it. */
export async function keepAnAdministrator(db: Db): Promise<void> {
  // Two administrators who take each other's rights at once would both pass.
  await db.execute(sql`select pg_advisory_xact_lock(4600011)`);
  const rows = await db
    .selectDistinct({ id: role.id, flags: role.flags })
    .from(role)
    .innerJoin(account, eq(account.roleId, role.id))
    .where(eq(account.active, true));
  if (!rows.some(({ flags }) => can(normalizeRoles(flags), 'ADMIN.roles'))) {
    throw conflict('Alguien tiene que poder administrar los roles: esta cuenta es la última.');
  }
}
