import { getLinkChoices } from '@contract/sync/linkAcciones';
import { implement } from '../../engine/acciones/implement';
import { columnsIn } from '../../engine/imports/columnsIn';
import { allDefinitions, definitionsFor } from '../../engine/imports/registry';
import { accountsOfRoles } from './accountsOfRoles';
import { rootOf } from './folder/linksRoot';
import { mayLend } from './nameFor';
import { outKinds } from './out/outKinds';

const MOST_ACCOUNTS = 500;

export const getLinkChoicesHandler = implement(getLinkChoices, async (_, context) => {
  const { db, viewer, services } = context;
  const own = { id: viewer.accountId, name: viewer.displayName };
  const lends = mayLend(viewer);
  // A role that reaches everybody has lists that are worth taking out.
  const moves = (other: Parameters<typeof definitionsFor>[0]) =>
    other.roleScope === 'all' || definitionsFor(other).length > 0;
  const others = lends ? await accountsOfRoles(db, moves, MOST_ACCOUNTS) : [];
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
    outs: await outKinds(db, viewer, lends),
    accounts: [own, ...others.filter(({ id }) => id !== own.id)],
    root: rootOf(services),
  };
});
