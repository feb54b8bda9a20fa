import type { GridColumn } from '@/components/data-grid/gridColumn';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { stateColumn } from '@/components/data-grid/standingColumns';
import type { EnvelopeRow } from '@/services/wms/generated/signed.gen';
import { envelopeLabels, signedProgress, wayLabels } from '../signedTexts';
import { EnvelopeChip } from './EnvelopeChip';
import { EnvelopeProgress } from './EnvelopeProgress';

/** What was sent to be signed and how far it got. */
export const envelopeColumns: GridColumn<EnvelopeRow>[] = [
  {
    key: 'title',
    label: 'Qué se firma',
    kind: 'text',
    value: (row) => row.title,
    width: 280,
    grow: true,
    pinned: 'left',
    card: 'title',
  },
  stateColumn(envelopeLabels, {
    render: (row) => <EnvelopeChip state={row.state} />,
    width: 140,
  }),
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
    render: (row) => <EnvelopeProgress title={row.title} counts={row.counts} />,
    width: 220,
    card: 'detail',
  },
  {
    key: 'dueOn',
    label: 'Hasta',
    kind: 'day',
    value: (row) => row.dueOn,
    width: 120,
    card: 'fact',
  },
  {
    key: 'way',
    label: 'Cómo se firma',
    kind: 'choice',
    choices: labelChoices(wayLabels),
    sortable: false,
    value: (row) => row.way,
    width: 260,
    hidden: true,
  },
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
  {
    key: 'createdAt',
    label: 'Preparado',
    kind: 'instant',
    value: (row) => row.createdAt,
    width: 160,
  },
];
