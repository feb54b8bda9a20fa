import { getDelivery, listDeliveries } from '@contract/sync/webhookAcciones';
import { deliveryRecord } from '@contract/sync/webhookDelivery';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { webhookDelivery, webhookTry } from '../../../db/schema/webhooks';
import { implement } from '../../../engine/acciones/implement';
import { notFound } from '../../../engine/http/fault';
import { defineList, type ListRow } from '../../../engine/lists/listDefinition';
import { recordColumns } from '../../../engine/lists/recordColumns';
import { descending } from '../../../engine/lists/sortKeys';
import { eventLabel } from './webhookEvents';

// A column of a query over one table is written without its table, which within would be another one.
const lastStatus = sql<number | null>`(select one.status from ${webhookTry} one
  where one.delivery_id = webhook_delivery.id order by one.id desc limit 1)`;

const fields = { ...getTableColumns(webhookDelivery), lastStatus };

export const deliveriesList = defineList({
  accion: listDeliveries,
  id: webhookDelivery.id,
  columns: () => ({
    ...recordColumns(deliveryRecord, webhookDelivery, ['type', 'state', 'tries', 'createdAt']),
    webhookId: { kind: 'number', by: webhookDelivery.webhookId },
  }),
  order: [descending(webhookDelivery.id)],
  // They belong to the whole organisation, and say no more than a kind and a number.
  where: () => undefined,
  fields,
  from: (select) => select.from(webhookDelivery).$dynamic(),
});

export const presentDelivery = (row: ListRow<typeof deliveriesList>) => ({
  id: row.id,
  webhookId: row.webhookId,
  messageId: row.messageId,
  type: row.type,
  label: eventLabel(row.type),
  state: row.state,
  tries: row.tries,
  createdAt: row.createdAt.toISOString(),
  nextAt: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  lastStatus: row.lastStatus,
});

export const getDeliveryHandler = implement(getDelivery, async ({ id }, { db }) => {
  const [found, history] = await Promise.all([
    db.select(fields).from(webhookDelivery).where(eq(webhookDelivery.id, id)),
    db.select().from(webhookTry).where(eq(webhookTry.deliveryId, id)).orderBy(asc(webhookTry.id)),
  ]);
  const [row] = found;
  if (!row) throw notFound('Esa entrega ya no existe.');
  return {
    ...presentDelivery(row),
    body: row.body,
    history: history.map((one) => ({
      id: one.id,
      at: one.at.toISOString(),
      status: one.status,
      ms: one.ms,
      answer: one.answer,
      error: one.error,
    })),
  };
});
