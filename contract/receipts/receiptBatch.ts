import { z } from 'zod';
import { privateField } from '../core/accion';
import type { FieldValue } from '../core/field';
import { choice, day, own, ref, text, whole } from '../core/fields';
import { fileHash, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { period, receiptKindField } from './receiptKinds';

/** The fields that all slips published together share. */
export const receiptBatchRecord = defineRecord(
  'ReceiptBatch',
  { one: 'lote de recibos', many: 'lotes de recibos' },
  {
    period: own('Período', period, ''),
    kind: receiptKindField,
    /** Its number among those of its kind in the period, where there are several. */
    number: whole('Número', { min: 1, max: 99, byDefault: 1 }),
    title: text('Título', {
      min: [1, 'Ponele un título.'],
      max: [120, 'Usá como mucho 120 caracteres.'],
    }),
    /** The last day to sign. */
    dueOn: day('Firmar hasta'),
  },
  {
    state: choice('Estado', {
      reading: ['Leyendo', 'info'],
      ready: ['Para revisar', 'warning'],
      publishing: ['Publicando', 'info'],
      published: ['Publicado', 'success'],
      failed: ['No se pudo leer', 'error'],
      discarded: 'Descartado',
    }),
  },
);

/** A slip of a batch: its person is a guess, until somebody says it. */
export const receiptPieceRecord = defineRecord(
  'ReceiptPiece',
  { one: 'recibo de un lote', many: 'recibos de un lote' },
  { personId: ref('Persona', { optional: true, private: true }) },
  {
    /** `out`: somebody left it out by hand. */
    outcome: choice('Resultado', {
      matched: ['Reconocido', 'success'],
      doubtful: ['Dudoso', 'warning'],
      unmatched: ['Sin persona', 'error'],
      out: 'Afuera',
    }),
    reason: text('Por qué', { max: 300 }),
    docket: text('Legajo en la hoja', { max: 100 }),
    cuil: text('CUIL en la hoja', { max: 100 }),
  },
);

const receiptBatchState = receiptBatchRecord.shown.state.schema.meta({ id: 'ReceiptBatchState' });
const pieceOutcome = receiptPieceRecord.shown.outcome.schema.meta({ id: 'PieceOutcome' });
export type PieceOutcome = FieldValue<typeof receiptPieceRecord.shown.outcome>;

export const receiptBatchFields = recordFields(receiptBatchRecord);

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

/** A slip of a batch, before it is published. */
export const receiptPiece = z
  .object({
    id,
    version,
    batchId: id,
    fileName: z.string(),
    fileUrl: z.string(),
    fromPage: z.int(),
    toPage: z.int(),
    /** The data as they stand on the page; empty where they do not. */
    cuil: privateField(z.string()),
    docket: z.string(),
    name: privateField(z.string()),
    personId: id.nullable(),
    personName: z.string().nullable(),
    personDocket: z.string().nullable(),
    imageUrl: z.string().nullable(),
    outcome: pieceOutcome,
    reason: z.string(),
    /** True where somebody said whose it is, because the page did not. */
    corrected: z.boolean(),
    /** The slip just before it in the same file, to which its pages may belong. */
    before: z
      .object({ version, fromPage: z.int(), toPage: z.int(), personName: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'ReceiptPiece' });
