import { listLeaveBalances } from '@contract/holidays/listLeaveBalances';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { balancesList, toBalanceRow } from './balancesList';

export const listLeaveBalancesHandler = implement(listLeaveBalances, async (input, context) => {
  const { rows, ...counted } = await runList(balancesList, context, input);
  return { ...counted, rows: rows.map(toBalanceRow) };
});
