import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import * as fields from '../core/fields';
import { day, fileHash, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';

/** Where a signer's field goes: points from the upper left corner of a page as it is seen. */
export const signPlace = z
  .object({
    /** The number of the signer, from 0; of `each`, always 0. */
    signer: z.int().min(0).max(49),
    page: z.int().min(1).max(5000),
    x: z.number().min(0).max(15_000),
    y: z.number().min(0).max(15_000),
    width: z.number().min(40).max(2_000),
    height: z.number().min(20).max(2_000),
  })
  .meta({ id: 'SignPlace' });

const files = z
  .array(
    z.object({
      file: privateField(fileHash),
      name: privateField(z.string().trim().min(1).max(200)),
      places: z.array(signPlace).max(50).default([]),
    }),
  )
  .min(1, 'Agregá el documento que hay que firmar.')
  .max(10, 'Hasta 10 documentos.');

const remindEvery = z
  .int()
  .min(1, 'Al menos un día.')
  .max(30, 'Hasta 30 días.')
  .nullable()
  .default(3);

const ways = fields.choice('Cómo se firma', {
  together: 'Todas firman el mismo documento',
  turns: 'El mismo documento, una después de la otra',
  each: 'Cada una firma su propia copia',
});
const envelopeWay = ways.schema.meta({ id: 'EnvelopeWay' });

/** An envelope to be signed: what, how, until when, and how far it got. */
export const envelopeRecord = defineRecord(
  'Envelope',
  { one: 'envío a firmar', many: 'envíos a firmar' },
  {
    title: fields.text('Qué se firma', {
      min: [3, 'Ponele un título.'],
      max: [120, 'Usá como mucho 120 caracteres.'],
      private: true,
    }),
    message: fields.text('Mensaje', {
      max: [1000, 'Como mucho 1.000 caracteres.'],
      optional: true,
      private: true,
      rows: 3,
    }),
    way: { ...ways, schema: envelopeWay },
    /** The last day to sign. */
    dueOn: fields.day('Hasta'),
    /** Days; null, only by hand. */
    remindEvery: fields.own('Recordar a quien no firmó', remindEvery, 3),
    files: fields.own('Documentos', files, []),
  },
  {
    state: fields.choice('Estado', {
      draft: 'Borrador',
      sending: ['Enviando', 'info'],
      sent: ['Enviado', 'info'],
      completed: ['Completo', 'success'],
      rejected: ['Rechazado', 'error'],
      cancelled: 'Anulado',
      expired: ['Venció', 'warning'],
    }),
    createdAt: fields.instant('Preparado'),
  },
);

const envelopeState = envelopeRecord.shown.state.schema.meta({ id: 'EnvelopeState' });

export const envelopeFields = recordFields(envelopeRecord);

export const envelopeCounts = z
  .object({
    waiting: z.int(),
    pending: z.int(),
    opened: z.int(),
    signed: z.int(),
    dissented: z.int(),
    rejected: z.int(),
    cancelled: z.int(),
    expired: z.int(),
  })
  .meta({ id: 'EnvelopeCounts' });

export const envelopeRow = z
  .object({
    id,
    version,
    title: privateField(z.string()),
    state: envelopeState,
    way: envelopeWay,
    dueOn: day,
    author: personRef.nullable(),
    createdAt: instant,
    sentAt: instant.nullable(),
    files: z.int(),
    people: z.int(),
    /** The number of its signatures that stand in each state. */
    counts: envelopeCounts,
  })
  .meta({ id: 'EnvelopeRow' });

export const envelopeActions = ['edit', 'send', 'remove', 'cancel', 'remind'] as const;

/** An event of an envelope. */
const envelopeEvent = z
  .object({
    id: z.string(),
    at: instant,
    did: z.enum([
      'prepared',
      'edited',
      'sent',
      'cancelled',
      'opened',
      'signed',
      'dissented',
      'rejected',
      'expired',
      'reminded',
    ]),
    /** The person who did it; null where the product did it by itself. */
    by: z.string().nullable(),
    reason: privateField(z.string().nullable()),
  })
  .meta({ id: 'EnvelopeEvent' });

export const envelopeDetail = envelopeRow
  .extend({
    message: privateField(z.string()),
    remindEvery: z.int().nullable(),
    endReason: privateField(z.string()),
    attached: z.array(
      z.object({ file: fileHash, shown: attachedFile, places: z.array(signPlace) }),
    ),
    /** The first of them, in order. */
    signers: z.array(personRef.extend({ id, docket: z.string() })),
    /** The last hundred things that happened. */
    trail: z.array(envelopeEvent),
    actions: z.array(z.enum(envelopeActions)),
  })
  .meta({ id: 'EnvelopeDetail' });

export type EnvelopeDetail = z.infer<typeof envelopeDetail>;
