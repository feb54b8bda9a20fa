import { roleRecord } from '@contract/admin/role';
import type { listRoles } from '@contract/admin/roleAcciones';
import type { OutputOf } from '@contract/core/accion';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { role } from '../../db/schema/session';
import { defineStore } from '../../engine/store/defineStore';

type RoleAnswer = OutputOf<typeof listRoles>['rows'][number];

const accounts = sql<number>`(select count(*)::int from account holder where holder.role_id = role.id)`;

const presented = ({
  flags,
  ...row
}: Omit<RoleAnswer, 'flags'> & { flags: unknown }): RoleAnswer => ({
  ...row,
  flags: normalizeRoles(flags),
});

const fields = {
  id: role.id,
  version: role.version,
  name: role.name,
  scope: role.scope,
  flags: role.flags,
  accounts,
};

export async function findRoles(db: Db): Promise<RoleAnswer[]> {
  const rows = await db
    .select(fields)
    .from(role)
    .orderBy(asc(sql`${role.name} collate "es-x-icu"`));
  return rows.map(presented);
}

export async function findRole(db: Db, id: number): Promise<RoleAnswer | undefined> {
  const [row] = await db.select(fields).from(role).where(eq(role.id, id));
  return row && presented(row);
}

export const roles = defineStore({
  record: roleRecord,
  table: role,
  find: ({ db }, id) => findRole(db, id),
  missing: 'El rol no existe.',
  unique: ({ name }) => [
    {
      same: eq(sql`lower(${role.name})`, name.toLowerCase()),
      words: `Ya hay un rol que se llama «${name}».`,
    },
  ],
  tag: 'Role',
});
