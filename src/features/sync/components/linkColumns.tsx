import { counted } from '@contract/core/counted';
import { linkRecord as record } from '@contract/sync/link';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { LinkRow } from '@/services/wms/generated/sync.gen';

export const linkColumns: GridColumn<LinkRow>[] = [
  recordColumn(record, 'name', { width: 256, pinned: 'left', card: 'title' }),
  recordColumn(record, 'health', { width: 190, card: 'status' }),
  recordColumn(record, 'direction', { width: 92, card: 'fact' }),
  {
    ...{ key: 'whatTitle', label: record.fields.what.label, kind: 'text', width: 140 },
    ...{ sortable: false, filter: false, exported: false, card: 'detail' },
    value: (row) => row.whatTitle,
  },
  recordColumn(record, 'lastGoodAt', { width: 156, card: 'fact' }),
  recordColumn(record, 'nextAt', { width: 156, card: 'fact' }),
  {
    ...{ key: 'pending', label: 'Por corregir', kind: 'number', width: 120 },
    ...{ sortable: false, filter: false, exported: false },
    value: (row) => row.pending,
    render: ({ pending }) => (pending > 0 ? counted(pending, 'fila', 'filas') : '—'),
  },
  {
    ...{ key: 'accountName', label: record.fields.accountId.label, kind: 'text', width: 200 },
    ...{ sortable: false, filter: false, exported: false, hidden: true },
    value: (row) => row.accountName,
  },
];
