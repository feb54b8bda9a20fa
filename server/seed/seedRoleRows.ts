import type { Db } from '../db/Db';
import { role } from '../db/schema/session';
import { seedRoles } from './roles';

type RoleKey = keyof typeof seedRoles;

export async function seedRoleRows(db: Db): Promise<Map<RoleKey, number>> {
  const ids = new Map<RoleKey, number>();
  for (const key of Object.keys(seedRoles) as RoleKey[]) {
    const [row] = await db.insert(role).values(seedRoles[key]).returning({ id: role.id });
    if (!row) throw new Error(`role ${key} was not stored`);
    ids.set(key, row.id);
  }
  return ids;
}
