import { normalizeRoles } from '@contract/session/normalizeRoles';
import { getLinkChoices } from '@contract/sync/linkAcciones';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account, role } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { columnsIn } from '../../engine/imports/columnsIn';
import { allDefinitions, definitionsFor } from '../../engine/imports/registry';
import { rootOf } from './folder/linkFolder';
import { mayLend } from './nameFor';

const MOST_ACCOUNTS = 500;

/** Accounts of roles that may bring something in. */
async function accountsThatImport(db: Db) {
  const roles = await db.select({ id: role.id, flags: role.flags, scope: role.scope }).from(role);
  const able = roles.filter(
    ({ flags, scope }) =>
      definitionsFor({ roles: normalizeRoles(flags), roleScope: scope }).length > 0,
  );
  return db
    .select({ id: account.id, name: account.displayName })
    .from(account)
    .where(
      and(
        eq(account.active, true),
        anyOf(
          account.roleId,
          able.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(account.displayName), asc(account.id))
    .limit(MOST_ACCOUNTS);
}

export const getLinkChoicesHandler = implement(getLinkChoices, async (_, context) => {
  const { db, viewer, services } = context;
  const own = { id: viewer.accountId, name: viewer.displayName };
  const lends = mayLend(viewer);
  const others = lends ? await accountsThatImport(db) : [];
  return {
    kinds: (lends ? allDefinitions() : definitionsFor(viewer)).map((definition) => ({
      kind: definition.kind,
      title: definition.title,
      columns: columnsIn(definition, []).map(({ key, label, required, lookups = [] }) => ({
        ...{ key, label },
        required: required === true,
        lookups: lookups.map((one) => ({ key: one.key, label: one.label })),
      })),
    })),
    accounts: [own, ...others.filter(({ id }) => id !== own.id)],
    root: rootOf(services),
  };
});
