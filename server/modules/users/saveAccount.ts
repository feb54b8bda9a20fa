import { randomBytes } from 'node:crypto';
import type { InputOf } from '@contract/core/accion';
import { saveAccount } from '@contract/users/saveAccount';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { hashPassword } from '../../engine/session/passwords';
import { accountRecord } from './accountQueries';
import { holdAccount } from './holdAccount';
import { refuseHigherRole } from './mayHandRole';
import { tellAccount, writeAccount } from './writeAccount';

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

async function create(context: Context, input: Input, owner: typeof person.$inferSelect) {
  const { db, audit } = context;
  const { username, roleId, active } = input;
  // Nobody knows this one: the first way in is a password given once.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const displayName = personName(owner);
  const [made] = await db
    .insert(account)
    .values({ username, roleId, active, passwordHash, displayName, personId: owner.id })
    .returning({ id: account.id });
  if (!made) throw new Error('an account was not stored');
  await audit({ entity: 'account', entityId: made.id, after: { username, roleId, active } });
  await tellAccount(context, owner.id, made.id);
}

export const saveAccountHandler = implement(saveAccount, async (input, context) => {
  const { personId, version, username, roleId, active } = input;
  const { owner, account: before } = await holdAccount(context, input);
  if (!before && version !== undefined) throw conflict('Esta persona ya no tiene cuenta.');
  await check(context, input, before?.id ?? 0);
  if (before) await writeAccount(context, before, { username, roleId, active });
  else await create(context, input, owner);
  return accountRecord(context.db, personId);
});
