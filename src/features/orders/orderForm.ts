import { own } from '@contract/core/fields';
import { orderRecord } from '@contract/orders/orderFields';
import { z } from 'zod';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import type { CreateOrderInput, Order } from '@/services/wms/generated/orders.gen';
import type { Customer } from '@/services/wms/generated/warehouse.gen';
import { priorityLabels } from './ordersModel';

const { customerId, lines, ...others } = orderRecord.fields;
const wholeText = z.string().regex(/^[1-9]\d{0,5}$/, 'Poné al menos 1.');

type Named = { id: number; name: string };
const chosen = (message: string) =>
  z.custom<Named | null>((value) => value !== null && value !== undefined, { message });

const formLines = z
  .array(z.object({ product: chosen('Elegí un producto.'), quantity: wholeText }))
  .min(1, 'Agregá al menos un producto.');

type FormLines = z.output<typeof formLines>;
export const emptyLine: FormLines[number] = { product: null, quantity: '1' };

/** The form holds customer and products with their names, since it shows them before anything is found. */
const record = {
  ...orderRecord,
  fields: {
    customer: own(customerId.label, chosen('Elegí un cliente.'), null),
    ...others,
    lines: own(lines.label, formLines, [emptyLine]),
  },
};

export const orderForm = recordForm(record, {
  read: (order: Order) => ({
    customer: { id: order.customerId, name: order.customerName },
    lines: order.lines.map(({ product, quantity }) => ({
      product: { id: product.id, name: product.name },
      quantity: String(quantity),
    })),
  }),
  show: {
    customer: (held) => held?.name ?? '—',
    priority: (held) => priorityLabels[held] ?? '',
    lines: (held) =>
      held.map(({ product, quantity }) => `${quantity} × ${product?.name ?? ''}`).join('\n'),
  },
});

export type OrderValues = HeldBy<typeof orderForm>;

/** The order as the server takes it. */
export function orderInput(values: OrderValues): CreateOrderInput {
  const { customer, lines: rows, ...fields } = orderForm.input(values);
  return {
    ...fields,
    customerId: customer?.id ?? 0,
    lines: rows.map(({ product, quantity }) => ({
      productId: product?.id ?? 0,
      quantity: Number(quantity),
    })),
  };
}

/** The server names its fields; the form's hold records instead of their ids. */
export const toFormField = (field: string) =>
  field === 'customerId' ? 'customer' : field.replace(/\.productId$/, '.product');

export const customerOption = ({ id, name, address }: Customer) => ({ id, name, detail: address });
