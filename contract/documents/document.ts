import { z } from 'zod';
import { privateField } from '../accion';
import { attachedFile } from '../shared/attachedFile';
import { day, id, instant, version } from '../shared/id';
import { personRef } from '../shared/personRef';
import { documentVisibilities } from './documentType';

/** `none`: it never expires. */
export const validities = ['none', 'valid', 'expiring', 'expired'] as const;
export const validity = z.enum(validities).meta({ id: 'DocumentValidity' });

/** A document as a list shows it, with its last version. */
export const documentRow = z
  .object({
    id,
    version,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    typeId: id,
    typeName: z.string(),
    folder: z.string(),
    visibility: z.enum(documentVisibilities),
    title: privateField(z.string()),
    expiresOn: day.nullable(),
    validity,
    versions: z.int(),
    mime: z.string(),
    /** Its person left longer ago than its type is kept. */
    overdue: z.boolean(),
    /** When its last version came. */
    changedAt: instant,
  })
  .meta({ id: 'DocumentRow' });

export const documentVersion = z
  .object({
    number: z.int(),
    file: attachedFile,
    size: z.int(),
    note: privateField(z.string()),
    author: personRef.nullable(),
    at: instant,
  })
  .meta({ id: 'DocumentVersion' });

/** Where its text has what was looked for, and around it. */
export const excerpt = z
  .object({
    before: privateField(z.string()),
    found: privateField(z.string()),
    after: privateField(z.string()),
  })
  .meta({ id: 'Excerpt' });

/** A document of a list; with an excerpt where neither person nor title say why it is there. */
export const listedDocument = documentRow
  .extend({ excerpt: excerpt.nullable() })
  .meta({ id: 'ListedDocument' });

/** What the asker may do with it. */
export const documentActions = ['edit', 'addVersion', 'remove'] as const;

export const documentDetail = documentRow
  .extend({
    /** The last first; none is ever overwritten. */
    history: z.array(documentVersion),
    actions: z.array(z.enum(documentActions)),
  })
  .meta({ id: 'DocumentDetail' });

export type Excerpt = z.infer<typeof excerpt>;
export type DocumentDetail = z.infer<typeof documentDetail>;
