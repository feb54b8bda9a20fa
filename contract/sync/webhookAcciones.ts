import { z } from 'zod';
import { defineAccion, emptyInput, secretField } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { MOST_SECRET_OVERLAP_HOURS, webhook, webhookFields } from './webhook';
import { webhookDelivery, webhookDeliveryDetail, webhookTrial } from './webhookDelivery';

const reads = { module: 'sync', method: 'GET', permission: 'SYNC', scope: 'all' } as const;
const runs = { module: 'sync', method: 'POST', permission: 'SYNC.run', scope: 'all' } as const;

/** Null in the answer to a repeated request: it is shown once. */
const withSecret = z
  .object({ webhook, signingSecret: secretField(z.string().nullable()) })
  .meta({ id: 'WebhookWithSecret' });

const changed = [list('Webhook'), list('WebhookDelivery')];

export const listWebhooks = defineAccion({
  ...reads,
  name: 'webhook.listar',
  summary: 'A qué programas se avisa lo que pasa, y cómo van las entregas.',
  input: listInput({
    sort: ['name', 'health', 'lastSentAt'],
    filter: ['name', 'health', 'lastSentAt'],
  }),
  output: listOutput(webhook),
  provides: [list('Webhook'), each('Webhook', 'rows')],
});

export const getWebhook = defineAccion({
  ...reads,
  name: 'webhook.obtener',
  summary: 'Un aviso a un programa: adónde va, qué avisa y cómo anda.',
  input: z.object({ id }),
  output: webhook,
  errors: ['no_encontrado'],
  provides: [byInput('Webhook'), list('Webhook')],
});

export const getWebhookChoices = defineAccion({
  ...reads,
  name: 'webhook.obtenerOpciones',
  summary: 'Qué se puede avisar a un programa, de lo que quien pregunta puede ver.',
  permission: 'SYNC.run',
  input: emptyInput,
  output: z
    .object({
      events: z.array(
        z.object({
          type: z.string(),
          /** The thing it is about; events of one thing stand together. */
          group: z.string(),
          label: z.string(),
        }),
      ),
    })
    .meta({ id: 'WebhookChoices' }),
  provides: [list('Role')],
});

export const createWebhook = defineAccion({
  ...runs,
  name: 'webhook.crear',
  summary: 'Agrega un programa al que se avisa; su secreto se muestra una sola vez.',
  input: webhookFields,
  output: withSecret,
  errors: ['conflicto'],
  invalidates: changed,
});

export const saveWebhook = defineAccion({
  ...runs,
  name: 'webhook.guardar',
  summary: 'Cambia adónde va un aviso o qué se avisa.',
  input: webhookFields.extend({ id, version }),
  output: webhook,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: changed,
});

export const pauseWebhook = defineAccion({
  ...runs,
  name: 'webhook.pausar',
  summary: 'Deja un aviso en pausa, o lo reanuda aunque el receptor lo haya dado de baja.',
  input: z.object({ id, version, paused: z.boolean() }),
  output: webhook,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: changed,
});

export const rotateWebhook = defineAccion({
  ...runs,
  name: 'webhook.renovarSecreto',
  summary: 'Da otro secreto; por las horas que se digan cada aviso va firmado con los dos.',
  input: z.object({ id, overlapHours: z.int().min(0).max(MOST_SECRET_OVERLAP_HOURS) }),
  output: withSecret,
  errors: ['no_encontrado'],
  invalidates: [list('Webhook')],
});

export const tryWebhook = defineAccion({
  ...runs,
  name: 'webhook.probar',
  summary: 'Manda ahora un aviso de prueba y muestra lo que se envió y lo que respondieron.',
  input: z.object({ id }),
  output: webhookTrial,
  errors: ['no_encontrado'],
});

export const listDeliveries = defineAccion({
  ...reads,
  name: 'entregaAviso.listar',
  summary: 'Las entregas de los avisos: hechas, en espera y las que no se pudieron hacer.',
  input: listInput({
    sort: ['createdAt', 'state', 'type', 'tries'],
    filter: ['webhookId', 'state', 'type', 'createdAt'],
  }),
  output: listOutput(webhookDelivery),
  provides: [list('WebhookDelivery')],
});

export const getDelivery = defineAccion({
  ...reads,
  name: 'entregaAviso.obtener',
  summary:
    'Una entrega con lo que se manda y cada intento: cuándo, qué respondieron y cuánto tardó.',
  input: z.object({ id }),
  output: webhookDeliveryDetail,
  errors: ['no_encontrado'],
  provides: [byInput('WebhookDelivery'), list('WebhookDelivery')],
});

export const replayDeliveries = defineAccion({
  ...runs,
  name: 'entregaAviso.reenviar',
  summary: 'Manda ya de nuevo, con el mismo número, una entrega que no se pudo hacer, o todas.',
  input: z.object({ webhookId: id, id: id.nullable() }),
  output: z.object({ replayed: z.int() }),
  errors: ['no_encontrado'],
  invalidates: changed,
});
