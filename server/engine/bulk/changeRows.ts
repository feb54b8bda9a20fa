import type { Context } from '../acciones/context';
import type { BulkAction } from './bulkAction';
import { refusalOf } from './refusalOf';

export interface RowResult {
  id: number;
  label: string;
  ok: boolean;
  message: string | null;
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
    const refusal = await refusalOf(context, (own) => action.each(own, id, input as never));
    // What is out of reach is called as what does not exist: a name would tell that it does.
    const label = (refusal?.unknown ? undefined : labels.get(id)) ?? `N.º ${id}`;
    results.push({ id, label, ok: refusal === null, message: refusal?.message ?? null });
  }
  return results;
}
