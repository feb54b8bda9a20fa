import { productRecord } from '@contract/warehouse/product';
import Box from '@mui/material/Box';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { DueStock } from '@/services/wms/generated/counters.gen';
import { formatDate } from '@/utils/dates';

const dueText = ({ countDueOn }: DueStock) =>
  countDueOn === null ? 'Se calcula esta noche' : formatDate(countDueOn, 'DD/MM/AAA');

export const dueColumns = (sites: readonly Choice[]): GridColumn<DueStock>[] => [
  {
    key: 'locationCode',
    label: 'Ubicación',
    kind: 'text',
    sortable: false,
    value: (row) => row.locationCode,
    width: 130,
    pinned: 'left',
    card: 'detail',
  },
  {
    key: 'productName',
    label: 'Producto',
    kind: 'text',
    sortable: false,
    value: (row) => row.productName,
    grow: true,
    card: 'title',
  },
  {
    key: 'sku',
    label: 'Código',
    kind: 'text',
    sortable: false,
    value: (row) => row.sku,
    width: 120,
    hidden: true,
  },
  {
    key: 'countDueOn',
    label: 'Toca contar',
    kind: 'day',
    value: (row) => row.countDueOn,
    render: (row) => (
      <Box component="span" sx={row.overdue ? { fontWeight: 600, color: 'error.main' } : undefined}>
        {dueText(row)}
      </Box>
    ),
    width: 150,
    card: 'fact',
  },
  {
    key: 'lastCountedOn',
    label: 'Último conteo',
    kind: 'day',
    sortable: false,
    value: (row) => row.lastCountedOn,
    width: 140,
    card: 'fact',
  },
  recordColumn(productRecord, 'abcClass', { label: 'Clase', sortable: false, width: 110 }),
  {
    key: 'counting',
    label: 'En un conteo',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.counting !== null,
    render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.counting?.number ?? '—'}</span>,
    width: 130,
  },
  {
    key: 'overdue',
    label: 'Ya toca',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.overdue,
    hidden: true,
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Depósito',
    kind: 'place',
    sortable: false,
    choices: sites,
    value: (row) => row.siteName,
    width: 170,
  },
];
