import { z } from 'zod';
import { privateField } from '../core/accion';
import * as fields from '../core/fields';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';

/** A paper that is asked of many at once. */
export const documentRequestRecord = defineRecord(
  'DocumentRequest',
  { one: 'pedido de documentos', many: 'pedidos de documentos' },
  {
    typeId: fields.ref('Qué documento'),
    note: fields.text('Nota', {
      max: [300, 'Usá como mucho 300 caracteres.'],
      optional: true,
      private: true,
      rows: 2,
    }),
    /** The last day to bring it. */
    dueOn: fields.day('Hasta'),
  },
);

/** The paper that a person has to bring, and why the one they brought did not serve. */
export const askedDocumentRecord = defineRecord(
  'DocumentRequestItem',
  { one: 'documento pedido', many: 'documentos pedidos' },
  {
    reason: fields.text('Motivo', {
      max: [300, 'Usá como mucho 300 caracteres.'],
      optional: true,
      private: true,
    }),
  },
  {
    /** `rejected` waits for another one; only `accepted` and `cancelled` are over. */
    state: fields.choice('Estado', {
      requested: 'Falta',
      delivered: ['Entregado', 'info'],
      accepted: ['Aceptado', 'success'],
      rejected: ['Rechazado', 'warning'],
      cancelled: 'Cancelado',
    }),
    changedAt: fields.instant('Último cambio'),
  },
);

const askedState = askedDocumentRecord.shown.state.schema.meta({ id: 'AskedState' });

export const documentRequestFields = recordFields(documentRequestRecord);

/** A request to many people, and how far it got. */
export const documentRequestRow = z
  .object({
    id,
    version,
    typeId: id,
    typeName: z.string(),
    note: privateField(z.string()),
    dueOn: day,
    author: personRef.nullable(),
    createdAt: instant,
    counts: z.object({
      requested: z.int(),
      delivered: z.int(),
      accepted: z.int(),
      rejected: z.int(),
      cancelled: z.int(),
    }),
    /** Not brought, and its day has passed. */
    overdue: z.int(),
  })
  .meta({ id: 'DocumentRequestRow' });

/** A request to a single person. */
export const askedDocument = z
  .object({
    id,
    version,
    requestId: id,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    typeId: id,
    typeName: z.string(),
    /** Its documents say until when they are good. */
    expires: z.boolean(),
    note: privateField(z.string()),
    dueOn: day,
    overdue: z.boolean(),
    state: askedState,
    /** Delivered, and by another person than who asks. */
    mayDecide: z.boolean(),
    /** Why the last one was not accepted. */
    reason: privateField(z.string()),
    documentId: id.nullable(),
    remindedAt: instant.nullable(),
    changedAt: instant,
  })
  .meta({ id: 'AskedDocument' });

export type AskedDocument = z.infer<typeof askedDocument>;
