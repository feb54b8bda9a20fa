import { orderFields } from '@contract/orders/orderFields';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { CreateOrderInput, Customer, Order, Product } from './api';
import { formatDay, priorityLabels } from './ordersModel';

const { shape } = orderFields;
const wholeText = z.string().regex(/^[1-9]\d{0,5}$/, 'Poné al menos 1.');

type Named = { id: number; name: string };
const chosen = (message: string) =>
  z.custom<Named | null>((value) => value !== null && value !== undefined, { message });

/** The contract's fields as the form holds them: records with their names, numbers as typed. */
export const orderForm = z.object({
  customer: chosen('Elegí un cliente.'),
  address: shape.address.unwrap(),
  priority: z.number(),
  promisedOn: shape.promisedOn,
  notes: shape.notes.unwrap(),
  lines: z
    .array(z.object({ product: chosen('Elegí un producto.'), quantity: wholeText }))
    .min(1, 'Agregá al menos un producto.'),
});

export type OrderValues = z.input<typeof orderForm>;

export const emptyLine: OrderValues['lines'][number] = { product: null, quantity: '1' };

export function toValues(order: Order | null): OrderValues {
  if (!order) {
    return {
      customer: null,
      address: '',
      priority: 3,
      promisedOn: '',
      notes: '',
      lines: [emptyLine],
    };
  }
  return {
    customer: { id: order.customerId, name: order.customerName },
    address: order.address,
    priority: order.priority,
    promisedOn: order.promisedOn,
    notes: order.notes,
    lines: order.lines.map(({ product, quantity }) => ({
      product: { id: product.id, name: product.name },
      quantity: String(quantity),
    })),
  };
}

export const toInput = ({ customer, lines, ...values }: OrderValues): CreateOrderInput => ({
  ...values,
  customerId: customer?.id ?? 0,
  lines: lines.map(({ product, quantity }) => ({
    productId: product?.id ?? 0,
    quantity: Number(quantity),
  })),
});

/** The server names its fields; the form's hold records instead of their ids. */
export const toFormField = (field: string) =>
  field === 'customerId' ? 'customer' : field.replace(/\.productId$/, '.product');

const linesText = ({ lines }: OrderValues) =>
  lines.map(({ product, quantity }) => `${quantity} × ${product?.name ?? ''}`).join('\n');

/** What differs between what the person wrote and what is stored, as people read it. */
export function conflictFields(mine: OrderValues, order: Order): ConflictField[] {
  const stored = toValues(order);
  const read: [string, (values: OrderValues) => string][] = [
    ['Cliente', ({ customer }) => customer?.name ?? ''],
    ['Dirección', ({ address }) => address],
    ['Prioridad', ({ priority }) => priorityLabels[priority] ?? ''],
    ['Prometido', ({ promisedOn }) => (promisedOn ? formatDay(promisedOn) : '')],
    ['Notas', ({ notes }) => notes || 'Sin notas'],
    ['Líneas', linesText],
  ];
  return read.flatMap(([label, text]) =>
    text(mine) === text(stored) ? [] : [{ label, mine: text(mine), stored: text(stored) }],
  );
}

export const customerOption = ({ id, name, address }: Customer) => ({ id, name, detail: address });
export const productOption = ({ id, name, sku }: Product) => ({ id, name, detail: sku });
