import type { BulkOutput } from './bulkOutput';
import type { RowSelection } from './gridActions';

/** Sends for some rows what takes a change back. */
export type SendUndo = (
  rows: Extract<RowSelection, { kind: 'rows' }>,
  undo: Record<string, unknown>,
) => Promise<BulkOutput>;

const joined = (outputs: readonly BulkOutput[]): BulkOutput => ({
  jobId: null,
  done: outputs.reduce((sum, { done }) => sum + done, 0),
  refused: outputs.reduce((sum, { refused }) => sum + refused, 0),
  results: outputs.flatMap(({ results }) => results),
});

/** Takes back what was done at once: rows that were alike before go together. */
export async function undoBulk(
  { results }: Pick<BulkOutput, 'results'>,
  send: SendUndo,
): Promise<BulkOutput> {
  const alike = new Map<string, { undo: Record<string, unknown>; ids: number[] }>();
  for (const { id, undo } of results) {
    if (!undo) continue;
    const key = JSON.stringify(undo);
    alike.set(key, { undo, ids: [...(alike.get(key)?.ids ?? []), id] });
  }
  const outputs: BulkOutput[] = [];
  for (const { undo, ids } of alike.values()) {
    outputs.push(await send({ kind: 'rows', ids }, undo));
  }
  return joined(outputs);
}
