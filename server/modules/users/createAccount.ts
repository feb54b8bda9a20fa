import { randomBytes } from 'node:crypto';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { personName } from '../../engine/people/personName';
import { hashPassword } from '../../engine/session/passwords';
import { tellAccount } from './writeAccount';

let unknown: Promise<string> | undefined;

/** The password is known to no person: the first way in is given once. Its hash is made once, for it may be for hundreds. */
const unknownPassword = () => {
  unknown ??= hashPassword(randomBytes(32).toString('base64url'));
  return unknown;
};

interface NewAccount {
  username: string;
  roleId: number;
  active: boolean;
}

/** Opens an account for somebody who has none; whoever calls saw that they may, and that the name is free. */
export async function createAccount(
  context: Context,
  owner: { id: number; firstName: string; lastName: string },
  fields: NewAccount,
): Promise<void> {
  const { db, audit } = context;
  const passwordHash = await unknownPassword();
  const displayName = personName(owner);
  const [made] = await db
    .insert(account)
    .values({ ...fields, passwordHash, displayName, personId: owner.id })
    .returning({ id: account.id });
  if (!made) throw new Error('an account was not stored');
  await audit({ entity: 'account', entityId: made.id, after: fields });
  await tellAccount(context, owner.id, made.id);
}
