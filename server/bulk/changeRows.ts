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
    const message = await refusalOf(context, (own) => action.each(own, id, input as never));
    results.push({ id, label: labels.get(id) ?? `N.º ${id}`, ok: message === null, message });
  }
  return results;
}
