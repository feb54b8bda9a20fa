import type { Context } from '../../engine/acciones/context';
import { lastChange } from '../../engine/audit/lastChange';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { accountRecord, lockAccount } from './accountQueries';
import { refuseHigherRole } from './mayHandRole';
import { lockPerson } from './personRecord';

interface Target {
  personId: number;
  version?: number;
}

/** This holds a person and their account, if there is one. It uses no store: a row holds the password, which no audit keeps. */
export async function holdAccount(context: Context, { personId, version }: Target) {
  const { db, viewer } = context;
  const owner = await lockPerson(context, personId);
  const held = await lockAccount(db, personId);
  if (!held) return { owner };
  if (held.account.version !== version) {
    const changed = await lastChange(db, 'account', held.account.id);
    throw staleVersion(await accountRecord(db, personId), changed);
  }
  refuseHigherRole(viewer, held.role);
  return { owner, account: held.account };
}

/** This holds the account of another person; `elsewhere` says where one's own is changed. */
export async function holdOthersAccount(context: Context, target: Target, elsewhere: string) {
  const { account } = await holdAccount(context, target);
  if (!account) throw notFound('Esta persona no tiene cuenta.');
  if (account.id === context.viewer.accountId) throw conflict(elsewhere);
  return account;
}
