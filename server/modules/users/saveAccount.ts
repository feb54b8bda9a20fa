import type { InputOf } from '@contract/core/accion';
import { saveAccount } from '@contract/users/saveAccount';
import { and, eq, ne, sql } from 'drizzle-orm';
import { account, role } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { accountRecord } from './accountQueries';
import { createAccount } from './createAccount';
import { holdAccount } from './holdAccount';
import { refuseHigherRole } from './mayHandRole';
import { writeAccount } from './writeAccount';

type Input = InputOf<typeof saveAccount>;

async function check({ db, viewer }: Context, { username, roleId }: Input, accountId: number) {
  const [chosen] = await db.select().from(role).where(eq(role.id, roleId));
  if (!chosen) throw invalid({ roleId: 'Ese rol ya no existe.' });
  refuseHigherRole(viewer, chosen);
  const same = and(eq(sql`lower(${account.username})`, username), ne(account.id, accountId));
  if ((await db.$count(account, same)) > 0) {
    throw invalid({ username: 'Otra cuenta ya usa ese usuario.' });
  }
}

export const saveAccountHandler = implement(saveAccount, async (input, context) => {
  const { personId, version, username, roleId, active } = input;
  const { owner, account: before } = await holdAccount(context, input);
  if (!before && version !== undefined) throw conflict('Esta persona ya no tiene cuenta.');
  await check(context, input, before?.id ?? 0);
  if (before) await writeAccount(context, before, { username, roleId, active });
  else await createAccount(context, owner, { username, roleId, active });
  return accountRecord(context.db, personId);
});
