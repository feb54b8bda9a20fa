import { createAccounts } from '@contract/users/manyAccountAcciones';
import { eq, like, sql } from 'drizzle-orm';
import { account, role } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { conflict, invalid } from '../../engine/http/fault';
import { personLabels } from '../../engine/people/personLabels';
import { lockAccount } from './accountQueries';
import { createAccount } from './createAccount';
import { employeesList } from './employeeQueries';
import { freeUsername } from './freeUsername';
import { refuseHigherRole } from './mayHandRole';
import { isColleague } from './personPlace';
import { lockPerson } from './personRecord';

async function openFor(context: Context, personId: number, roleId: number): Promise<void> {
  const { db } = context;
  const owner = await lockPerson(context, personId);
  const held = await lockAccount(db, personId);
  if (held) throw conflict(`Ya tiene cuenta: entra con «${held.account.username}».`);
  if (!(await isColleague(db, personId))) throw conflict('Ya no trabaja acá.');
  const lower = sql<string>`lower(${account.username})`;
  const first = freeUsername(owner, () => false);
  const alike = await db
    .select({ name: lower })
    .from(account)
    .where(like(lower, `${first}%`));
  const taken = new Set(alike.map(({ name }) => name));
  const username = freeUsername(owner, (name) => taken.has(name));
  await createAccount(context, owner, { username, roleId, active: true });
}

export const createAccountsBulk: BulkAction<typeof createAccounts> = {
  accion: createAccounts,
  list: employeesList,
  title: (people) => `Crear ${people} cuentas`,
  prepare: async ({ db, viewer }, { roleId }) => {
    const [chosen] = await db.select().from(role).where(eq(role.id, roleId));
    if (!chosen) throw invalid({ roleId: 'Ese rol ya no existe.' });
    refuseHigherRole(viewer, chosen);
  },
  labels: ({ db }, ids) => personLabels(db, ids),
  each: (context, id, { roleId }) => openFor(context, id, roleId),
};

export const createAccountsHandler = implementBulk(createAccountsBulk);
