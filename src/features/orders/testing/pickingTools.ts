import type { Order } from '@/services/wms/generated/orders.gen';
import { anOrder } from './anOrder';

const source = {
  stockId: 10,
  locationCode: 'A-01',
  locationBarcode: 'U2-A-01',
  lotCode: 'L1',
  expiresOn: '2027-02-01',
  quantity: 9,
};

/** An order of three of one product, of which so many are taken. */
export const picking = (pickedQuantity: number): Order =>
  anOrder({
    state: 'picking',
    version: 3 + pickedQuantity,
    actions: ['pick', 'finish', 'hold'],
    lines: [{ id: 1, quantity: 3, pickedQuantity, sources: pickedQuantity < 3 ? [source] : [] }],
  });
