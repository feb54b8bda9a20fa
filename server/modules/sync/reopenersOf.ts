import { reopenPeriod } from '@contract/closes/closeAcciones';
import { can } from '@contract/session/can';
import type { Db } from '../../db/Db';
import { accountsOfRoles } from './accountsOfRoles';

const MOST_NAMED = 5;
const { permission, scope } = reopenPeriod;

/** The first names of people who may open a closed month again. */
export async function reopenersOf(db: Db): Promise<string[]> {
  const able = await accountsOfRoles(
    db,
    ({ roles, roleScope }) => roleScope === scope && can(roles, permission),
    MOST_NAMED,
  );
  return able.map(({ name }) => name);
}
