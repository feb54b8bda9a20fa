import { orderRecord } from '@contract/orders/orderFields';
import { orderPriorityLabels } from '@contract/orders/orderLabels';
import { can } from '@contract/session/can';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { isOpenOrder, warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import {
  type Closing,
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { conflict } from '../../engine/http/fault';
import { moved } from './changeOrder';
import { customerChoices } from './customerChoices';
import type { OrderRecord } from './orderQueries';
import { ordersStore } from './ordersStore';

interface OrderSubject extends Subject {
  order: OrderRecord;
}

const { fields } = orderRecord;
const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const sizeOf = ({ lineCount, unitCount }: OrderRecord) =>
  `${counted(lineCount, 'línea', 'líneas')}, ${counted(unitCount, 'unidad', 'unidades')}`;
const dayText = (day: string) => day.split('-').reverse().join('/');

async function load(db: Db, id: number): Promise<OrderSubject | null> {
  const [order] = await db.select().from(warehouseOrder).where(eq(warehouseOrder.id, id));
  if (!order) return null;
  const [asked] = await db
    .select({ ownerId: approvalRequest.ownerId })
    .from(approvalRequest)
    .where(and(eq(approvalRequest.type, 'order'), eq(approvalRequest.subjectId, id)));
  return {
    // Nobody's before it is asked: whoever sends it says in whose name.
    ownerId: asked?.ownerId ?? 0,
    title: `Pedido ${order.number} de ${order.customerName}: ${sizeOf(order)}`,
    values: {
      priority: String(order.priority),
      lines: order.lineCount,
      units: order.unitCount,
      siteId: order.siteId,
      customerId: order.customerId,
    },
    order,
  };
}

async function facts({ db }: Context, { order }: OrderSubject): Promise<DecisionFact[]> {
  const [place] = await db.select({ name: site.name }).from(site).where(eq(site.id, order.siteId));
  const others = await db.$count(
    warehouseOrder,
    and(
      eq(warehouseOrder.customerId, order.customerId),
      ne(warehouseOrder.id, order.id),
      isOpenOrder,
    ),
  );
  const plain = (label: string, value: string): DecisionFact => ({ label, value, tone: 'plain' });
  return [
    plain(fields.customerId.label, order.customerName),
    plain(fields.address.label, order.address),
    plain(fields.promisedOn.label, dayText(order.promisedOn)),
    {
      label: fields.priority.label,
      value: orderPriorityLabels[order.priority] ?? '',
      tone: order.priority === 1 ? 'warning' : 'plain',
    },
    plain('Tamaño', sizeOf(order)),
    plain('Depósito', place?.name ?? ''),
    plain('Otros abiertos del cliente', String(others)),
    ...(order.notes ? [plain(fields.notes.label, order.notes)] : []),
  ];
}

/** People who may see the orders of that site find it there. */
function link({ viewer }: Context, { order }: OrderSubject): string | null {
  const reaches = viewer.roleScope === 'all' || viewer.siteId === order.siteId;
  return can(viewer.roles, 'ORDERS') && reaches ? `/orders/${order.id}` : null;
}

async function lock(db: Db, id: number): Promise<OrderRecord | undefined> {
  const [order] = await db
    .select()
    .from(warehouseOrder)
    .where(eq(warehouseOrder.id, id))
    .for('update');
  return order;
}

async function onApproved(context: Context, { order: { id } }: OrderSubject): Promise<void> {
  const order = await lock(context.db, id);
  if (!order?.awaitsApproval) throw conflict('El pedido ya no espera aprobación.');
  // An order that is held meanwhile stays so, and goes on approved.
  const change =
    order.state === 'onHold'
      ? { stateBeforeHold: 'approved' as const }
      : { state: 'approved' as const };
  const done = { kind: 'approve', accountId: context.viewer.accountId };
  await ordersStore.write(context, order, moved(order, { awaitsApproval: false, ...change }), done);
}

const why: Record<Exclude<Refusal, 'returned'>, string> = {
  rejected: 'No se aprobó',
  cancelled: 'Se canceló la solicitud de aprobación',
  expired: 'Nadie lo aprobó a tiempo',
};

/** Not approved is not lost: it waits on hold, with the reason, for whoever resumes or cancels it. */
async function onRefused(
  ends: Ends,
  { order: { id } }: OrderSubject,
  refusal: Refusal,
  { accountId, reason: given }: Closing,
): Promise<void> {
  if (refusal === 'returned') return;
  const order = await lock(ends.db, id);
  if (!order?.awaitsApproval) return;
  const reason = given ? `${why[refusal]}: ${given}` : why[refusal];
  const change = {
    awaitsApproval: false,
    state: 'onHold',
    stateBeforeHold: 'created',
    holdReason: reason,
  } as const;
  await ordersStore.write(ends, order, moved(order, change), {
    kind: 'refuse',
    accountId,
    reason,
  });
}

export const orderRequest = defineRequestType<OrderSubject>({
  type: 'order',
  label: 'Pedido del depósito',
  fallback: 'ORDERS.create',
  otherwise: 'Si no rige ninguna, el pedido se prepara sin pedir aprobación.',
  fields: [
    {
      key: 'priority',
      label: fields.priority.label,
      kind: 'choice',
      choices: Object.entries(orderPriorityLabels).map(([value, label]) => ({ value, label })),
    },
    { key: 'lines', label: fields.lines.label, kind: 'number', choices: [] },
    { key: 'units', label: 'Unidades', kind: 'number', choices: [] },
    { key: 'customerId', label: fields.customerId.label, kind: 'record', choices: [] },
  ],
  choices: { customerId: customerChoices },
  // Only what a definition says is asked at all.
  defaultSteps: [],
  load,
  facts,
  link,
  editLink: (_requestId, { order }) => `/orders/${order.id}/edit`,
  onApproved,
  onRefused,
});
