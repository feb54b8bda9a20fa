import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import { day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { newsRecord } from './newsRecord';
import { newsActions, newsMoves } from './newsState';
import { newsTypeRecord } from './newsType';

/** A novelty as a list shows it. */
export const newsRow = z
  .object({
    id,
    version,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    /** Null, and “Ausente”, for whoever may not know what it is. */
    typeId: privateField(id.nullable()),
    typeName: privateField(z.string()),
    unit: newsTypeRecord.fields.unit.schema,
    fromDay: day,
    toDay: day,
    part: z.enum(newsRecord.fields.part.values),
    quantity: privateField(decimal),
    state: newsRecord.shown.state.schema,
    certificate: newsRecord.shown.certificate.schema,
    createdAt: instant,
  })
  .meta({ id: 'NewsRow' });

export const newsEvent = z
  .object({
    id,
    kind: z.enum([
      'asked',
      'entered',
      'edited',
      'certificate',
      'returned',
      'expired',
      'withdraw',
      ...newsMoves,
    ]),
    /** Null: the server by itself. */
    who: personRef.nullable(),
    reason: privateField(z.string().nullable()),
    at: instant,
  })
  .meta({ id: 'NewsEvent' });

/** The whole record, as far as this person may know it. */
export const newsDetail = newsRow
  .extend({
    paidPercent: z.int().nullable(),
    note: privateField(z.string()),
    certificateDue: day.nullable(),
    file: privateField(attachedFile.nullable()),
    author: personRef,
    history: z.array(newsEvent),
    /** The request in the approvals inbox, while it waits there. */
    requestId: id.nullable(),
    actions: z.array(z.enum(newsActions)),
  })
  .meta({ id: 'NewsDetail' });

export type NewsDetail = z.infer<typeof newsDetail>;
