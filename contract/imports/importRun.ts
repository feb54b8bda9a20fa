import { z } from 'zod';
import { privateField } from '../core/accion';
import { id, instant } from '../core/id';

export const importStates = ['preview', 'applying', 'done', 'discarded'] as const;
/** `refused`: it was right in the preview and could not be written any more. */
export const importRowStates = [
  'new',
  'changed',
  'unchanged',
  'invalid',
  'applied',
  'refused',
] as const;

const importColumn = z
  .object({
    key: z.string(),
    label: z.string(),
    required: z.boolean(),
    /** The column of the file it is read from, from 0 on; null where the file has none. */
    source: z.int().nullable(),
  })
  .meta({ id: 'ImportColumn' });

/** A note on a row, or on a column of it. */
const importNote = z
  .object({ column: z.string().nullable(), message: z.string() })
  .meta({ id: 'ImportNote' });

export const importRun = z
  .object({
    id,
    kind: z.string(),
    title: z.string(),
    fileName: z.string(),
    state: z.enum(importStates),
    /** The titles of the file's own columns. */
    headers: z.array(z.string()),
    columns: z.array(importColumn),
    /** The problems that keep the whole file from being imported. */
    problems: z.array(z.string()),
    counts: z.object({
      new: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      invalid: z.int(),
      applied: z.int(),
      refused: z.int(),
    }),
    /** How many things are wrong in the rows that cannot be written. */
    faults: z.int(),
    /** How many rows have something to know before they are written. */
    warned: z.int(),
    /** The things that rows name and that are not there, which may be made with them. */
    offer: z
      .object({
        missing: z.array(
          z
            .object({ one: z.string(), many: z.string(), names: z.array(z.string()) })
            .meta({ id: 'MissingNames' }),
        ),
        allowed: z.boolean(),
        chosen: z.boolean(),
        /** The people to ask, where it is not allowed. */
        whom: z.string(),
      })
      .nullable(),
    jobId: z.uuid().nullable(),
    /** The file again, with a column that says what is wrong. */
    reportUrl: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'ImportRun' });

export type ImportRun = z.infer<typeof importRun>;

export const importRow = z
  .object({
    /** The number that the spreadsheet gives it. */
    number: z.int(),
    state: z.enum(importRowStates),
    cells: privateField(z.array(z.string())),
    errors: z.array(importNote),
    warnings: z.array(importNote),
  })
  .meta({ id: 'ImportRow' });
