import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';

/** `rejected` waits for another one; only `accepted` and `cancelled` are over. */
export const askedStates = ['requested', 'delivered', 'accepted', 'rejected', 'cancelled'] as const;
export const askedState = z.enum(askedStates).meta({ id: 'AskedState' });

export const documentRequestFields = z.object({
  typeId: id,
  note: privateField(z.string().trim().max(300, 'Usá como mucho 300 caracteres.').default('')),
  /** The last day to bring it. */
  dueOn: day,
});

/** What was asked of many, and how far it got. */
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

/** What was asked of one person. */
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
