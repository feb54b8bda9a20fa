import { stockCountRecord as record } from '@contract/counters/stockCount';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { recordColumn } from '@/components/record/recordColumn';
import type { StockCount } from '@/services/wms/generated/counters.gen';
import { formatNumber } from '@/utils/numbers';

/** The list of counts; how many lines differ is for whoever decides about them. */
export const countColumns = (
  sites: readonly Choice[],
  plans: boolean,
): GridColumn<StockCount>[] => [
  {
    key: 'number',
    label: 'Conteo',
    kind: 'text',
    value: (row) => row.number,
    width: 120,
    pinned: 'left',
    card: 'detail',
  },
  recordColumn(record, 'title', { grow: true, card: 'title' }),
  recordColumn(record, 'state', {
    width: 150,
    card: 'status',
    render: (row) => <ChoiceChip field={record.shown.state} value={row.state} late={row.late} />,
  }),
  recordColumn(record, 'dueOn', { width: 130, card: 'fact' }),
  {
    key: 'lines',
    label: 'Líneas',
    kind: 'number',
    filter: false,
    value: (row) => row.lines,
    width: 100,
  },
  {
    key: 'pending',
    label: 'Por contar',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.pending,
    render: (row) => `${formatNumber(row.pending)} de ${formatNumber(row.lines)}`,
    width: 130,
    card: 'fact',
  },
  ...(plans
    ? [
        {
          key: 'differing',
          label: 'Con diferencia',
          kind: 'number' as const,
          sortable: false,
          filter: false as const,
          value: (row: StockCount) => row.differing,
          width: 140,
          card: 'fact' as const,
        },
        {
          key: 'toSettle',
          label: 'Con diferencias por resolver',
          kind: 'yesNo' as const,
          sortable: false,
          value: (row: StockCount) => row.state === 'counting' && (row.differing ?? 0) > 0,
          hidden: true,
        },
      ]
    : []),
  {
    key: 'siteName',
    filter: 'siteId',
    label: record.fields.siteId.label,
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    width: 170,
  },
  {
    key: 'late',
    label: 'Fuera de término',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.late,
    hidden: true,
  },
  {
    key: 'toCount',
    label: 'Con líneas por contar',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.state === 'counting' && row.pending > 0,
    hidden: true,
  },
  {
    key: 'blind',
    label: 'A ciegas',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.blind,
    hidden: true,
  },
  {
    key: 'createdAt',
    label: 'Creado',
    kind: 'instant',
    value: (row) => row.createdAt,
    hidden: true,
  },
];
