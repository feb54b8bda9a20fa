import { z } from 'zod';
import { privateField } from './accion';
import { id } from './id';
import type { listInput } from './listInput';

type ListInput = ReturnType<typeof listInput>;

/** A bulk action is for the ticked rows, or for all that match the filters but the unticked ones. */
export const rowSelection = <L extends ListInput>(input: L) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rows'), ids: z.array(id).min(1).max(5000) }),
    z.object({
      kind: z.literal('filtered'),
      filters: input.shape.filters,
      search: input.shape.search,
      except: z.array(id).max(5000).default([]),
    }),
  ]);

export const bulkResult = z
  .object({
    id,
    label: z.string(),
    ok: z.boolean(),
    message: z.string().nullable(),
    /** The input that takes this row back; missing where there is no way back. */
    undo: privateField(z.record(z.string(), z.unknown())).optional(),
  })
  .meta({ id: 'BulkResult' });

/** The output tells what happened to each row: at once for a few, by a task whose results are read apart for many. */
export const bulkOutput = z
  .object({
    jobId: z.uuid().nullable(),
    done: z.int(),
    refused: z.int(),
    results: z.array(bulkResult),
  })
  .meta({ id: 'BulkOutput' });
