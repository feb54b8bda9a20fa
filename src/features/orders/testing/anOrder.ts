import type { Order, OrderLine } from '@/services/wms/generated/orders.gen';

export function aLine(fields: Partial<OrderLine> & { id: number }): OrderLine {
  return {
    position: fields.id,
    product: {
      id: fields.id,
      sku: `SKU-${fields.id}`,
      name: `Producto ${fields.id}`,
      unit: 'unidad',
      barcode: `779000000000${fields.id}`,
      lotTracked: false,
    },
    quantity: 1,
    pickedQuantity: 0,
    deliveredQuantity: null,
    substitute: null,
    substituteReason: null,
    shortReason: null,
    picks: [],
    sources: [],
    ...fields,
  };
}

type Fields = Partial<Omit<Order, 'lines'>> & { lines?: (Partial<OrderLine> & { id: number })[] };

export function anOrder({ lines = [{ id: 1 }], ...fields }: Fields = {}): Order {
  return {
    id: 1,
    version: 1,
    reference: null,
    number: 'P-0000001',
    siteId: 2,
    siteName: 'Depósito Rosario',
    customerId: 1,
    customerName: 'Almacén Don Julio',
    address: 'Mitre 100, Rosario',
    priority: 3,
    promisedOn: '2026-11-25',
    late: false,
    state: 'created',
    awaitsApproval: false,
    stateSince: '2026-11-20T12:00:00.000Z',
    picker: null,
    lineCount: lines.length,
    unitCount: 1,
    packageCount: 0,
    deliveryAttempts: 0,
    createdAt: '2026-11-20T12:00:00.000Z',
    actions: [],
    latitude: null,
    longitude: null,
    stateBeforeHold: null,
    holdReason: null,
    previousState: null,
    notes: '',
    lines: lines.map(aLine),
    packages: [],
    events: [],
    delivery: null,
    restOf: null,
    rest: null,
    approval: null,
    ...fields,
  };
}
