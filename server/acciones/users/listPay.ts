import { listPay } from '@contract/users/listPay';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { payList, toPayRow } from './payList';

export const listPayHandler = implement(listPay, async (input, context) => {
  const { rows, ...counted } = await runList(payList, context, input);
  return { ...counted, rows: rows.map(toPayRow) };
});
