import { listPay } from '@contract/users/listPay';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { payList, toPayRow } from './payList';

export const listPayHandler = implement(listPay, async (input, context) => {
  const { rows, ...counted } = await runList(payList, context, input);
  return { ...counted, rows: rows.map(toPayRow) };
});
