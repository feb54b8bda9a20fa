import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { conflict } from '../../engine/http/fault';
import { worksToday } from '../../engine/people/worksToday';

/** Asked after a change; `staying`: with no leaving date either. Without anybody who may give rights, nobody could ever mend it. */
export async function keepAnAdministrator(
  db: Db,
  who: 'today' | 'staying' = 'today',
): Promise<void> {
  // Two administrators who take each other's rights at once would both pass.
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumbers.administrators})`);
  const rows = await db
    .selectDistinct({ id: role.id, flags: role.flags })
    .from(role)
    .innerJoin(account, eq(account.roleId, role.id))
    .leftJoin(person, eq(person.id, account.personId))
    .where(
      and(eq(account.active, true), who === 'staying' ? isNull(person.leaveDate) : worksToday),
    );
  if (!rows.some(({ flags }) => can(normalizeRoles(flags), 'ADMIN.roles'))) {
    throw conflict('Alguien tiene que poder administrar los roles: esta cuenta es la última.');
  }
}
