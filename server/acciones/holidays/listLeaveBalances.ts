import { listLeaveBalances } from '@contract/holidays/listLeaveBalances';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { balancesList, toBalanceRow } from './balancesList';

export const listLeaveBalancesHandler = implement(listLeaveBalances, async (input, context) => {
  const { rows, ...counted } = await runList(balancesList, context, input);
  return { ...counted, rows: rows.map(toBalanceRow) };
});
