import { z } from 'zod';
import { checkedText, choice, instant as instantField, own, text } from '../core/fields';
import { id, instant, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { outsideUrl } from './outsideUrl';

export const MOST_SECRET_OVERLAP_HOURS = 168;

/** The words of the second part of an event, as in `order.created`. */
export const eventVerbs: Readonly<Record<string, string>> = {
  created: 'se agrega',
  changed: 'cambia',
  removed: 'se borra',
};

const events = z
  .array(z.string().min(3).max(80))
  .min(1, 'Elegí al menos un aviso.')
  .max(300)
  .refine((all) => new Set(all).size === all.length, 'Hay un aviso repetido.');

/** An address of another system that is told what happens here. */
export const webhookRecord = defineRecord(
  'Webhook',
  { one: 'aviso a un programa', many: 'avisos a programas' },
  {
    name: text('Nombre', { min: [2, 'Ponele un nombre.'], max: 60 }),
    note: text('Para qué se usa', { max: 300, optional: true, rows: 2 }),
    // Some systems put a key into it: it stays out of addresses and logs.
    url: checkedText('Dirección', outsideUrl, { max: 500, private: true }),
    events: own('Qué se avisa', events, []),
  },
  {
    health: choice('Estado', {
      good: ['Al día', 'success'],
      retrying: ['Reintentando', 'warning'],
      undelivered: ['Con avisos sin entregar', 'error'],
      gone: ['Dado de baja por el receptor', 'error'],
      paused: 'En pausa',
      fresh: 'Sin avisos',
    }),
    lastSentAt: instantField('Última entrega', { optional: true, none: 'Nunca' }),
  },
);

export const webhookFields = recordFields(webhookRecord);

export const webhook = webhookFields
  .extend({
    id,
    version,
    paused: z.boolean(),
    health: webhookRecord.shown.health.schema,
    lastSentAt: instant.nullable(),
    /** So many deliveries wait for their turn or for their next try. */
    waiting: z.int(),
    /** Deliveries that were given up. */
    dead: z.int(),
    /** Messages are signed with the older secret too until then. */
    overlapUntil: instant.nullable(),
    /** The person who saved it last is told where it fails. */
    accountName: z.string(),
  })
  .meta({ id: 'Webhook' });
