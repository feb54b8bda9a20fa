import { reason } from '@contract/core/reason';
import { deliverOrder } from '@contract/orders/deliveryAcciones';
import { orderRest } from '@contract/orders/orderState';
import { z } from 'zod';
import { orEmpty } from '@/components/form/orEmpty';
import type { DeliverOrderInput, Order } from '@/services/wms/generated/orders.gen';

/** The outcomes at the door. */
const outcomes = ['all', 'part', 'refused', 'nobody'] as const;
export type Outcome = (typeof outcomes)[number];

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  all: 'Recibieron todo',
  part: 'Recibieron una parte',
  refused: 'No lo quisieron',
  nobody: 'No había nadie',
};

export const outcomeOptions = outcomes.map((value) => ({ value, label: outcomeLabels[value] }));

export const restLabels = {
  stock: 'Vuelve a sus ubicaciones',
  order: 'Queda embalado en un pedido nuevo',
} as const;

/** Why it was not received, mostly. */
export const usualReasons: Readonly<Record<Exclude<Outcome, 'all'>, readonly string[]>> = {
  part: ['Pidieron de más', 'Llegó roto', 'No era lo pedido', 'No tenían lugar'],
  refused: ['No lo pidieron', 'Llegó tarde', 'No era lo pedido', 'No tenían cómo pagar'],
  nobody: ['Nadie atendió', 'Estaba cerrado', 'La dirección está mal'],
};

const { shape } = deliverOrder.input;

const fields = z.object({
  outcome: z.enum(outcomes),
  receiverName: z.string(),
  receiverDni: orEmpty(shape.receiverDni.unwrap().unwrap()),
  note: shape.note.unwrap(),
  lines: z.array(z.object({ lineId: z.int(), most: z.int(), quantity: z.string() })),
  rest: orEmpty(orderRest),
  reason: z.string(),
});
export type DeliveryValues = z.input<typeof fields>;

const received = ({ quantity }: DeliveryValues['lines'][number]) =>
  /^\d{1,6}$/.test(quantity) ? Number(quantity) : null;

/** Only what the chosen outcome asks for is looked at. */
export const deliveryForm = fields.superRefine((values, { addIssue }) => {
  const { outcome, lines } = values;
  const issue = (path: (string | number)[], message: string) =>
    addIssue({ code: 'custom', path, message });
  const check = (name: 'receiverName' | 'reason', schema: z.ZodType) => {
    const { error } = schema.safeParse(values[name]);
    if (error) issue([name], error.issues[0]?.message ?? '');
  };
  if (outcome === 'all' || outcome === 'part') check('receiverName', shape.receiverName);
  if (outcome !== 'all') check('reason', reason);
  if (outcome !== 'part') return;
  for (const [index, line] of lines.entries()) {
    const quantity = received(line);
    if (quantity === null || quantity > line.most) {
      issue(['lines', index, 'quantity'], `Poné de 0 a ${line.most}.`);
    }
  }
  if (lines.every((line) => received(line) === 0)) {
    issue(['lines'], 'Si no recibieron nada, elegí «No lo quisieron».');
  } else if (lines.every((line) => received(line) === line.most)) {
    issue(['lines'], 'Si recibieron todo, elegí «Recibieron todo».');
  }
  if (values.rest === '') issue(['rest'], 'Elegí qué pasa con lo que no recibieron.');
});

/** Nothing is left of what was never picked. */
export const emptyDelivery = ({ lines }: Pick<Order, 'lines'>): DeliveryValues => ({
  outcome: 'all',
  receiverName: '',
  receiverDni: '',
  note: '',
  lines: lines
    .filter(({ pickedQuantity }) => pickedQuantity > 0)
    .map(({ id, pickedQuantity }) => ({
      lineId: id,
      most: pickedQuantity,
      quantity: String(pickedQuantity),
    })),
  rest: '',
  reason: '',
});

/** The server is told this of a delivery, without its pictures. */
export function deliveryInput(
  values: DeliveryValues,
): Omit<DeliverOrderInput, 'id' | 'version' | 'photoHash' | 'signatureHash'> {
  const { receiverName, receiverDni, note, lines, rest, reason: why } = values;
  const whom = { receiverName, receiverDni: receiverDni || null, note };
  if (values.outcome === 'all') return whom;
  return {
    ...whom,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity: Number(quantity) })),
    rest: rest || null,
    restReason: why.trim(),
  };
}
