import { z } from 'zod';
import { privateField } from '../core/accion';
import { instant } from '../core/id';
import { importWeight } from '../imports/importWeight';
import { linkOutKind } from './out/linkOutTrial';

const trialRow = z
  .object({
    number: z.int(),
    state: z.enum(['new', 'changed', 'unchanged', 'invalid']),
    cells: z.array(z.string()),
    errors: z.array(z.string()),
  })
  .meta({ id: 'LinkTrialRow' });

/** Tells what a run would do now; nothing of it was written. */
export const linkTrial = z
  .object({
    /** The key of an SFTP server that nobody accepted yet: nothing was asked of it. Null where it is accepted, or there is none. */
    print: z.string().nullable(),
    /** Null: there is nothing to read. */
    fileName: z.string().nullable(),
    /** The titles of the file. */
    headers: z.array(z.string()),
    /** The data that the rows below show. */
    columns: z.array(z.string()),
    problems: z.array(z.string()),
    counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), invalid: z.int() }),
    /** Whether the file has more rows than the first 50,000, which were looked at. */
    more: z.boolean(),
    /** The first of them, those with faults before the others. */
    rows: privateField(z.array(trialRow)),
    /** Hours and pesos by person; null where the import touches neither, or is not the viewer's own to make. */
    weights: privateField(z.array(importWeight).nullable()),
    nextRuns: z.array(instant),
    zone: z.string(),
  })
  .meta({ id: 'LinkTrial' });

export type LinkTrial = z.infer<typeof linkTrial>;

/** Imports and lists that may be linked, and the names that a link may act in. */
export const linkChoices = z
  .object({
    kinds: z.array(
      z
        .object({
          kind: z.string(),
          title: z.string(),
          columns: z.array(
            z
              .object({
                key: z.string(),
                label: z.string(),
                required: z.boolean(),
                /** Other data by which a file may name it. */
                lookups: z.array(
                  z.object({ key: z.string(), label: z.string() }).meta({ id: 'LinkLookup' }),
                ),
              })
              .meta({ id: 'LinkColumn' }),
          ),
        })
        .meta({ id: 'LinkKind' }),
    ),
    outs: z.array(linkOutKind),
    accounts: z.array(z.object({ id: z.int(), name: z.string() }).meta({ id: 'LinkAccount' })),
    /** Under which the folders of links are, on the server's machine. */
    root: z.string(),
  })
  .meta({ id: 'LinkChoices' });
