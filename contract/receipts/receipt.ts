import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import * as fields from '../core/fields';
import { day, id, instant, version } from '../core/id';
import { defineRecord } from '../core/record';
import { period, receiptKind, receiptKindField } from './receiptKinds';

/** A slip that was published: what is written of it, and where its signing stands. */
export const receiptRecord = defineRecord(
  'Receipt',
  { one: 'recibo', many: 'recibos' },
  {
    dueOn: fields.day('Firmar hasta'),
    answer: fields.text('Respuesta', {
      min: [3, 'Escribí la respuesta.'],
      max: [1000, 'Usá como mucho 1.000 caracteres.'],
      private: true,
      rows: 4,
    }),
  },
  {
    period: fields.own('Período', period, ''),
    kind: receiptKindField,
    /** `cancelled`: nobody signs it, since another one was given instead or takes it back. */
    state: fields.choice('Estado', {
      pending: 'Sin abrir',
      opened: ['Abierto', 'info'],
      signed: ['Conforme', 'success'],
      dissented: ['Disconforme', 'warning'],
      cancelled: 'Sin efecto',
    }),
    netPay: fields.money('Neto a cobrar', { optional: true, private: true }),
    publishedAt: fields.instant('Publicado'),
    openedAt: fields.instant('Abierto'),
    doneAt: fields.instant('Firmado'),
  },
);

const receiptState = receiptRecord.shown.state.schema.meta({ id: 'ReceiptState' });

/** A slip as lists show it. */
export const receiptRow = z
  .object({
    id,
    version,
    /** The version of its signature, which has one of its own. */
    signatureVersion: version,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    batchId: id,
    title: privateField(z.string()),
    period,
    kind: receiptKind,
    number: z.int(),
    state: receiptState,
    dueOn: day,
    overdue: z.boolean(),
    publishedAt: instant,
    openedAt: instant.nullable(),
    doneAt: instant.nullable(),
    remindedAt: instant.nullable(),
    /** Why its person disagrees. */
    reason: privateField(z.string()),
    /** The answer that they got; empty until somebody gives one. */
    answer: privateField(z.string()),
    answeredAt: instant.nullable(),
    /** The person who answered. */
    answeredBy: z.string().nullable(),
    /** The net pay as the slip itself says it; null where it does not, or says two. */
    netPay: privateField(z.string().nullable()),
    /** The one that this one is given instead of, and the one that is given instead of this. */
    replacesId: id.nullable(),
    replacedById: id.nullable(),
    /** The one that this one takes back, and the one that takes this one back. */
    reversesId: id.nullable(),
    reversedById: id.nullable(),
    /** The bank sent its transfer back; `paidOn`: when it was paid again. */
    rejected: z
      .object({ on: day, paidOn: day.nullable() })
      .meta({ id: 'RejectedTransfer' })
      .nullable(),
    /** The file, with its seal once it is signed. */
    file: attachedFile,
    /** Printed on it, to check it by. */
    code: privateField(z.string()),
  })
  .meta({ id: 'ReceiptRow' });
