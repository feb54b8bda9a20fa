import { arrivalRecord as record } from '@contract/receiving/arrival';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { recordColumn } from '@/components/record/recordColumn';
import type { Arrival } from '@/services/wms/generated/receiving.gen';
import { formatNumber } from '@/utils/numbers';

export const arrivalColumns = (sites: readonly Choice[]): GridColumn<Arrival>[] => [
  {
    key: 'number',
    label: 'Recepción',
    kind: 'text',
    value: (row) => row.number,
    width: 120,
    pinned: 'left',
    card: 'detail',
  },
  {
    key: 'supplierName',
    label: record.fields.supplierId.label,
    kind: 'text',
    value: (row) => row.supplierName,
    grow: true,
    card: 'title',
  },
  recordColumn(record, 'remito', { sortable: false, width: 160, card: 'fact' }),
  recordColumn(record, 'state', {
    width: 160,
    card: 'status',
    render: (row) => <ChoiceChip field={record.shown.state} value={row.state} late={row.late} />,
  }),
  recordColumn(record, 'expectedOn', { width: 130, card: 'fact' }),
  {
    key: 'receivedUnits',
    label: 'Recibido',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.receivedUnits,
    render: (row) => `${formatNumber(row.receivedUnits)} de ${formatNumber(row.expectedUnits)}`,
    width: 140,
    card: 'fact',
  },
  {
    key: 'lineCount',
    label: 'Productos',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.lineCount,
    width: 110,
    hidden: true,
  },
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
    key: 'due',
    label: 'Para hoy o antes',
    kind: 'yesNo',
    sortable: false,
    exported: false,
    value: () => null,
    hidden: true,
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
    key: 'createdAt',
    label: 'Cargada',
    kind: 'instant',
    value: (row) => row.createdAt,
    hidden: true,
  },
];
