import { z } from 'zod';
import { choice, instant as instantField, text, whole } from '../core/fields';
import { id, instant } from '../core/id';
import { defineRecord } from '../core/record';

export const deliveryRecord = defineRecord(
  'WebhookDelivery',
  { one: 'entrega', many: 'entregas' },
  {},
  {
    type: text('Aviso', { max: 80 }),
    state: choice('Estado', {
      waiting: ['En espera', 'warning'],
      sent: ['Entregado', 'success'],
      dead: ['Sin entregar', 'error'],
    }),
    tries: whole('Intentos', { max: 1000 }),
    createdAt: instantField('Ocurrió'),
  },
);

const { shown } = deliveryRecord;

const row = {
  id,
  webhookId: id,
  /** The same across its tries, so that a receiver knows what it took already. */
  messageId: z.string(),
  type: z.string(),
  /** Names the event in words. */
  label: z.string(),
  state: shown.state.schema,
  /** Tries since it was made, or since somebody sent it again. */
  tries: z.int(),
  createdAt: instant,
  /** The next try is made from then on; null where it waits for nothing. */
  nextAt: instant.nullable(),
  lastStatus: z.int().nullable(),
};

export const webhookDelivery = z.object(row).meta({ id: 'WebhookDelivery' });

/** A try has null as its status where nobody answered. */
const webhookTry = z
  .object({
    id,
    at: instant,
    status: z.int().nullable(),
    ms: z.int(),
    answer: z.string(),
    error: z.string(),
  })
  .meta({ id: 'WebhookTry' });

export const webhookDeliveryDetail = z
  .object({ ...row, body: z.string(), history: z.array(webhookTry) })
  .meta({ id: 'WebhookDeliveryDetail' });

export const webhookTrial = z
  .object({
    url: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    body: z.string(),
    status: z.int().nullable(),
    ms: z.int(),
    answer: z.string(),
    error: z.string(),
  })
  .meta({ id: 'WebhookTrial' });
