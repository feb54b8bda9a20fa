import { assignPicker } from '@contract/orders/assignPicker';
import { invalid } from '../../http/fault';
import { notify } from '../../notifications/notify';
import { implement } from '../implement';
import { changeOrder } from './changeOrder';
import { findPickers } from './pickerQueries';

export const assignPickerHandler = implement(assignPicker, (input, context) =>
  changeOrder(context, input, 'assign', async (order) => {
    const { pickerId } = input;
    if (pickerId === null) return { pickerId };
    const pickers = await findPickers(context.db, order.siteId);
    const picker = pickers.find((row) => row.person.id === pickerId);
    if (!picker) throw invalid({ pickerId: 'Esa persona no prepara pedidos en esta sede.' });
    if (picker.accountId !== context.viewer.accountId && pickerId !== order.pickerId) {
      await notify(context, [picker.accountId], {
        type: 'orders.assigned',
        title: `Te asignaron el pedido ${order.number}`,
        body: order.customerName,
        link: `/orders/${order.id}`,
      });
    }
    return { pickerId };
  }),
);
