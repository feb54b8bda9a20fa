import type { PendingDelivery } from '@/services/wms/generated/orders.gen';
import { deliveryPlaces } from './deliveryPlaces';
import { mapInput } from './mapFilters';

const delivery = (id: number, more: Partial<PendingDelivery> = {}): PendingDelivery => ({
  id,
  number: `P-${id}`,
  customerName: 'Almacén El Trébol',
  address: 'Mitre 100',
  latitude: -32.95,
  longitude: -60.66,
  state: 'created',
  priority: 3,
  promisedOn: '2026-12-01',
  late: false,
  ...more,
});

test('orders of one door are one point that says how many, and stands out if any is late', () => {
  const [door, other] = deliveryPlaces([
    delivery(1),
    delivery(2, { late: true }),
    delivery(3, { latitude: -32.96, customerName: 'Hotel San Roque' }),
  ]);
  expect(door?.point).toMatchObject({
    id: 1,
    tone: 'alert',
    label: 'Almacén El Trébol: 2 pedidos, con atraso',
  });
  expect(other?.point).toMatchObject({
    id: 3,
    tone: 'normal',
    label: 'Hotel San Roque: pedido P-3',
  });
});

test('what is wrong in the address filters nothing', () => {
  const values = {
    sede: '1.5',
    estado: 'delivered',
    desde: '2026-02-31',
    hasta: '2026-12-01',
    atraso: '',
  };
  expect(mapInput(values, null)).toEqual({
    bounds: null,
    siteId: null,
    state: null,
    promisedFrom: null,
    promisedTo: '2026-12-01',
    late: false,
  });
});
