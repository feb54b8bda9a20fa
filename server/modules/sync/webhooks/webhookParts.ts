import { getWebhook } from '@contract/sync/webhookAcciones';
import { webhook } from '../../../db/schema/webhooks';
import { namedBy } from '../../../engine/audit/namedBy';
import type { Chore } from '../../../engine/jobs/chore';
import { each, listHandler } from '../../../engine/lists/listHandler';
import {
  createWebhookHandler,
  getWebhookHandler,
  pauseWebhookHandler,
  rotateWebhookHandler,
  saveWebhookHandler,
  webhookChoicesHandler,
} from './changeWebhook';
import { deliveriesList, getDeliveryHandler, presentDelivery } from './deliveryQueries';
import { forgetDeliveries } from './forgetDeliveries';
import { getOutsideHostsHandler, saveOutsideHostsHandler } from './outsideHosts';
import { replayDeliveriesHandler, tryWebhookHandler } from './sendAgain';
import { sendWebhooks } from './sendDue';
import { presentWebhook, webhooksList } from './webhookQueries';

export const webhookHandlers = {
  listWebhooks: listHandler(webhooksList, each(presentWebhook)),
  getWebhook: getWebhookHandler,
  getWebhookChoices: webhookChoicesHandler,
  createWebhook: createWebhookHandler,
  saveWebhook: saveWebhookHandler,
  pauseWebhook: pauseWebhookHandler,
  rotateWebhook: rotateWebhookHandler,
  tryWebhook: tryWebhookHandler,
  listDeliveries: listHandler(deliveriesList, each(presentDelivery)),
  getDelivery: getDeliveryHandler,
  replayDeliveries: replayDeliveriesHandler,
  getOutsideHosts: getOutsideHostsHandler,
  saveOutsideHosts: saveOutsideHostsHandler,
};

export const webhookName = namedBy({
  entity: 'webhook',
  fields: ['webhookId'],
  opens: getWebhook,
  table: webhook,
  name: webhook.name,
  link: (id) => `/sync/webhooks/${id}`,
});

export const webhookChores: readonly Chore[] = [
  {
    name: 'send-webhooks',
    title: 'Avisar a otros programas lo que pasó',
    cron: '* * * * *',
    run: sendWebhooks,
  },
  {
    name: 'forget-webhook-deliveries',
    title: 'Borrar entregas viejas de los avisos a programas',
    cron: '55 6 * * *',
    run: forgetDeliveries,
  },
];
