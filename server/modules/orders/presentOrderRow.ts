import type { OrderRow } from '@contract/orders/order';
import type { Viewer } from '../../engine/acciones/context';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import type { OrderListRow } from './orderQueries';
import { allowedActions } from './ordersRules';

function pickerOf(order: OrderListRow): OrderRow['picker'] {
  const { pickerId, pickerFirstName: firstName, pickerLastName: lastName } = order;
  if (pickerId === null || firstName === null || lastName === null) return null;
  return {
    id: pickerId,
    name: personName({ firstName, lastName }),
    position: order.pickerPosition,
    imageUrl: photoUrl({ id: pickerId, photoHash: order.pickerPhotoHash }),
  };
}

export function presentOrderRow(viewer: Viewer, order: OrderListRow): OrderRow {
  return {
    id: order.id,
    version: order.version,
    number: order.number,
    reference: order.reference,
    siteId: order.siteId,
    siteName: order.siteName,
    customerId: order.customerId,
    customerName: order.customerName,
    address: order.address,
    priority: order.priority,
    promisedOn: order.promisedOn,
    late: order.late,
    state: order.state,
    awaitsApproval: order.awaitsApproval,
    stateSince: order.stateSince.toISOString(),
    picker: pickerOf(order),
    lineCount: order.lineCount,
    unitCount: order.unitCount,
    packageCount: order.packageCount,
    deliveryAttempts: order.deliveryAttempts,
    createdAt: order.createdAt.toISOString(),
    actions: allowedActions(viewer, order),
  };
}
