import type { HeldBy } from '@/components/record/recordForm';
import type { PreviewStockCountApiArg } from '@/services/wms/generated/counters.gen';
import { countForm } from './countForm';

/** Makes the question that a half-filled form asks; null until it names a warehouse. */
export function previewInput(held: HeldBy<typeof countForm>): PreviewStockCountApiArg | null {
  if (typeof held.siteId !== 'number') return null;
  const { title: _title, dueOn: _dueOn, note: _note, ...chosen } = countForm.input(held);
  return chosen;
}
