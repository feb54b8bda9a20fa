import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, fileHash, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { period, receiptKind } from './receiptKinds';

export const receiptBatchStates = [
  'reading',
  'ready',
  'publishing',
  'published',
  'failed',
  'discarded',
] as const;
export const receiptBatchState = z.enum(receiptBatchStates).meta({ id: 'ReceiptBatchState' });

/** `out`: somebody left it out by hand. */
export const pieceOutcomes = ['matched', 'doubtful', 'unmatched', 'out'] as const;
export type PieceOutcome = (typeof pieceOutcomes)[number];
export const pieceOutcome = z.enum(pieceOutcomes).meta({ id: 'PieceOutcome' });

/** What is said of all the slips that are published together. */
export const receiptBatchFields = z.object({
  period,
  kind: receiptKind,
  /** Which one of its kind in the period, where there are several. */
  number: z.int().min(1).max(99).default(1),
  title: z.string().trim().min(1, 'Ponele un título.').max(120, 'Usá como mucho 120 caracteres.'),
  /** The last day to sign. */
  dueOn: day,
});

/** The PDFs of the payroll system: one with all the slips, several, or a ZIP of them. */
export const receiptBatchFiles = z.array(fileHash).min(1, 'Elegí el archivo.').max(50);

export const receiptBatch = receiptBatchFields
  .extend({
    id,
    version,
    number: z.int(),
    state: receiptBatchState,
    fileNames: z.array(z.string()),
    pages: z.int(),
    counts: z.object({
      matched: z.int(),
      doubtful: z.int(),
      unmatched: z.int(),
      out: z.int(),
    }),
    /** Why it could not be read. */
    problem: z.string(),
    jobId: z.uuid().nullable(),
    author: personRef.nullable(),
    createdAt: instant,
    publishedAt: instant.nullable(),
  })
  .meta({ id: 'ReceiptBatch' });

/** One slip of a batch, before it is published. */
export const receiptPiece = z
  .object({
    id,
    version,
    batchId: id,
    fileName: z.string(),
    fileUrl: z.string(),
    fromPage: z.int(),
    toPage: z.int(),
    /** As they stand on the page; empty where they do not. */
    cuil: privateField(z.string()),
    docket: z.string(),
    name: privateField(z.string()),
    personId: id.nullable(),
    personName: z.string().nullable(),
    personDocket: z.string().nullable(),
    imageUrl: z.string().nullable(),
    outcome: pieceOutcome,
    reason: z.string(),
    /** Who said whose it is, where the page did not. */
    corrected: z.boolean(),
    /** The slip just before it in the same file, to which its pages may belong. */
    before: z
      .object({ version, fromPage: z.int(), toPage: z.int(), personName: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'ReceiptPiece' });
