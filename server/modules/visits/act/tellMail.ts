import { accountsOf } from '../../../engine/people/accountsOf';
import type { Ends } from '../../../engine/store/defineChanges';
import type { StoredVisit } from '../visitQueries';

/** The open pages of a visit look again at where its paper is. */
export async function tellMail(
  { db, emit }: Pick<Ends, 'db' | 'emit'>,
  { id, siteId, personId }: Pick<StoredVisit, 'id' | 'siteId' | 'personId'>,
): Promise<void> {
  await emit([{ type: 'Visit', id }], {
    ...{ kind: 'sites', ids: [siteId], permission: 'VISITS.plan' },
    accounts: await accountsOf(db, personId === null ? [] : [personId]),
  });
}
