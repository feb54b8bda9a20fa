import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { documentRecord } from './documentFields';
import { documentTypeFields } from './documentType';

const { validity: validities, signing: signings } = documentRecord.shown;
const validity = validities.schema.meta({ id: 'DocumentValidity' });
const documentSigning = signings.schema.meta({ id: 'DocumentSigning' });

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
    visibility: documentTypeFields.shape.visibility,
    title: privateField(z.string()),
    expiresOn: day.nullable(),
    validity,
    versions: z.int(),
    mime: z.string(),
    /** Its person left longer ago than its type is kept. */
    overdue: z.boolean(),
    /** The signing of its last version. */
    signing: documentSigning,
    signedAt: instant.nullable(),
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
    signing: documentSigning,
    signedAt: instant.nullable(),
    /** The file with its seal; the file above is as it was filed. */
    signedFile: attachedFile.nullable(),
    /** For who may see the signature. */
    signatureId: id.nullable(),
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

/** The actions that the asker may do with it. */
export const documentActions = ['edit', 'addVersion', 'remove', 'askSignature'] as const;

export const documentDetail = documentRow
  .extend({
    /** The last first; none is ever overwritten. */
    history: z.array(documentVersion),
    /** Why its last sending to be signed came to nothing, for who may send it again; else empty. */
    signingProblem: privateField(z.string()),
    /** The asker is who signs it, and may do so now. */
    maySign: z.boolean(),
    actions: z.array(z.enum(documentActions)),
  })
  .meta({ id: 'DocumentDetail' });

export type DocumentSigning = z.infer<typeof documentSigning>;
export type Excerpt = z.infer<typeof excerpt>;
export type DocumentDetail = z.infer<typeof documentDetail>;
