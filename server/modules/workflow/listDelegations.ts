import { listDelegations } from '@contract/workflow/listDelegations';
import { implement } from '../../engine/acciones/implement';
import { authorRefs } from '../../engine/people/authorRef';
import { delegationRows } from './delegationRows';

const nobody = { id: null, name: '', position: null, imageUrl: '' };

export const listDelegationsHandler = implement(listDelegations, async (_input, { db, viewer }) => {
  const rows = await delegationRows(db, viewer.accountId);
  const refs = await authorRefs(
    db,
    rows.flatMap(({ delegation }) => [delegation.fromAccountId, delegation.toAccountId]),
  );
  return {
    rows: rows.map(({ delegation, active }) => ({
      id: delegation.id,
      from: refs.get(delegation.fromAccountId) ?? nobody,
      to: refs.get(delegation.toAccountId) ?? nobody,
      fromDay: delegation.fromDay,
      untilDay: delegation.untilDay,
      mine: delegation.fromAccountId === viewer.accountId,
      active,
    })),
  };
});
