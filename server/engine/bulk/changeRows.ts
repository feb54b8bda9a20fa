import type { Context } from '../acciones/context';
import type { BulkAction } from './bulkAction';
import { refusalOf } from './refusalOf';

export interface RowResult {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
  undo?: Record<string, unknown>;
}

export async function changeRows(
  context: Context,
  action: BulkAction,
  ids: readonly number[],
  input: unknown,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  const labels = await action.labels(context, ids);
  for (const id of ids) {
    let undo: RowResult['undo'];
    const refusal = await refusalOf(context, async (own) => {
      undo = (await action.each(own, id, input as never)) ?? undefined;
    });
    // A row out of reach is called like one that does not exist: a name would tell that it does.
    const label = (refusal?.unknown ? undefined : labels.get(id)) ?? `N.º ${id}`;
    results.push({
      id,
      label,
      ok: refusal === null,
      message: refusal?.message ?? null,
      ...(refusal === null && undo ? { undo } : {}),
    });
  }
  return results;
}
