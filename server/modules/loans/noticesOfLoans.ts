import { notify, type notify as ring } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { loanPath } from './loanRequestType';
import type { StoredLoan } from './loanStore';

/** The owner of the loan hears of it. */
export async function tellOwner(
  sender: Parameters<typeof ring>[0],
  { id, personId }: Pick<StoredLoan, 'id' | 'personId'>,
  title: string,
  body: string,
): Promise<void> {
  await notify(sender, await accountsOf(sender.db, [personId]), {
    type: 'loans.changed',
    title,
    body,
    link: loanPath(id),
  });
}
