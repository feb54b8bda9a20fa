import type { RowSelection } from '@/components/data-grid/gridActions';

/** Every slip of a campaign that waits to be signed, as a bulk action takes them. */
export const unsignedIn = (batchId: number): RowSelection => ({
  kind: 'filtered',
  filters: [
    { field: 'batchId', operator: 'is', value: batchId },
    { field: 'toSign', operator: 'is', value: true },
  ],
  search: '',
  except: [],
});
