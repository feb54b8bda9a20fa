import type { MapPoint } from '@/components/map/mapTypes';
import type { PendingDelivery } from '@/services/wms/generated/orders.gen';

export interface DeliveryPlace {
  /** The id of its first order: where an order goes, the others of the same door go too. */
  id: number;
  customerName: string;
  address: string;
  orders: PendingDelivery[];
  point: MapPoint;
}

const many = (orders: readonly PendingDelivery[]) =>
  orders.length === 1 ? `pedido ${orders[0]?.number}` : `${orders.length} pedidos`;

/** Each door has a point: orders of a single customer would lie on each other, out of reach. */
export function deliveryPlaces(rows: readonly PendingDelivery[]): DeliveryPlace[] {
  const doors = new Map<string, PendingDelivery[]>();
  for (const row of rows) {
    const door = `${row.latitude} ${row.longitude}`;
    doors.set(door, [...(doors.get(door) ?? []), row]);
  }
  return [...doors.values()].flatMap((orders) => {
    const [first] = orders;
    if (!first) return [];
    const { id, customerName, address, latitude, longitude } = first;
    const late = orders.some((order) => order.late);
    const label = `${customerName}: ${many(orders)}${late ? ', con atraso' : ''}`;
    const tone = late ? ('alert' as const) : ('normal' as const);
    return [{ id, customerName, address, orders, point: { id, label, latitude, longitude, tone } }];
  });
}
