import { envelopeRecord as record } from '@contract/signed/envelope';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { EnvelopeRow } from '@/services/wms/generated/signed.gen';
import { signedProgress } from '../signedTexts';
import { EnvelopeProgress } from './EnvelopeProgress';

/** The columns show what was sent to be signed and how far it got. */
export const envelopeColumns: GridColumn<EnvelopeRow>[] = [
  recordColumn(record, 'title', { width: 280, grow: true, pinned: 'left', card: 'title' }),
  recordColumn(record, 'state', { width: 140, card: 'status' }),
  {
    key: 'counts',
    label: 'Firmas',
    kind: 'text',
    sortable: false,
    filter: false,
    value: ({ counts }) => {
      const { signed, total } = signedProgress(counts);
      return total > 0 ? `${signed} de ${total}` : '';
    },
    render: (row) => <EnvelopeProgress counts={row.counts} />,
    width: 220,
    card: 'detail',
  },
  recordColumn(record, 'dueOn', { width: 120, card: 'fact' }),
  recordColumn(record, 'way', { sortable: false, width: 260, hidden: true }),
  {
    key: 'author',
    label: 'Envía',
    kind: 'text',
    sortable: false,
    filter: false,
    value: (row) => row.author?.name ?? '',
    width: 200,
    card: 'fact',
  },
  recordColumn(record, 'createdAt', { width: 160 }),
];
