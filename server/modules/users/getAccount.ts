import { getAccount } from '@contract/users/accountAcciones';
import { implement } from '../../engine/acciones/implement';
import { findAccount } from './accountQueries';
import { personRecord } from './personRecord';

export const getAccountHandler = implement(getAccount, async ({ personId }, context) => {
  // A person out of reach counts as having no account.
  await personRecord(context, personId);
  return { account: await findAccount(context.db, personId) };
});
