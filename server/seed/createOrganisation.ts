import type { Db } from '../db/Db';
import { organisation } from '../db/schema/organisation';
import { account } from '../db/schema/session';
import { seedProduct } from './seedProduct';
import { seedRoleRows } from './seedRoleRows';

export interface NewOrganisation {
  name: string;
  administrator: { username: string; displayName: string; passwordHash: string };
}

/** An organisation with its roles and its first account, nothing invented. */
export async function createOrganisation(
  db: Db,
  { name, administrator }: NewOrganisation,
): Promise<void> {
  await db.insert(organisation).values({ name });
  await seedProduct(db);
  const roleId = (await seedRoleRows(db)).get('admin') ?? 0;
  await db.insert(account).values({ ...administrator, roleId, mustChangePassword: false });
}
