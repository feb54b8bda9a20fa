import { counted } from '@contract/core/counted';
import { webhookRecord as record } from '@contract/sync/webhook';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { Webhook } from '@/services/wms/generated/sync.gen';

/** "3 sin entregar · 2 en espera". */
export const queueText = ({ dead, waiting }: Pick<Webhook, 'dead' | 'waiting'>): string | null =>
  [dead > 0 ? `${dead} sin entregar` : '', waiting > 0 ? `${waiting} en espera` : '']
    .filter(Boolean)
    .join(' · ') || null;

const plain = { kind: 'text', sortable: false, filter: false, exported: false } as const;

export const webhookColumns: GridColumn<Webhook>[] = [
  recordColumn(record, 'name', { grow: true, pinned: 'left', card: 'title' }),
  recordColumn(record, 'health', { width: 220, card: 'status' }),
  {
    ...plain,
    ...{ key: 'url', label: record.fields.url.label, width: 280, card: 'detail' },
    value: (row) => row.url,
  },
  {
    ...plain,
    ...{ key: 'events', label: record.fields.events.label, width: 130 },
    value: (row) => counted(row.events.length, 'aviso', 'avisos'),
  },
  recordColumn(record, 'lastSentAt', { width: 170, card: 'fact' }),
  {
    ...plain,
    ...{ key: 'queue', label: 'Pendientes', width: 220, card: 'fact' },
    value: (row) => queueText(row),
  },
];
