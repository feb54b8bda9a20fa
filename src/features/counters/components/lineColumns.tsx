import { moneyText } from '@contract/core/moneyText';
import { countLineRecord as record } from '@contract/counters/countLine';
import { productRecord } from '@contract/warehouse/product';
import Box from '@mui/material/Box';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { CountLine } from '@/services/wms/generated/counters.gen';
import { formatNumber } from '@/utils/numbers';
import { whoCounted } from './whoCounted';

const signed = (difference: number) =>
  difference > 0 ? `+${formatNumber(difference)}` : formatNumber(difference);

/** The lines of a count, for whoever may see its figures. */
export const lineColumns: GridColumn<CountLine>[] = [
  {
    key: 'locationCode',
    label: 'Ubicación',
    kind: 'text',
    value: (row) => row.locationCode,
    width: 130,
    pinned: 'left',
    card: 'detail',
  },
  {
    key: 'productName',
    label: 'Producto',
    kind: 'text',
    value: (row) => row.productName,
    width: 260,
    grow: true,
    card: 'title',
  },
  { key: 'sku', label: 'Código', kind: 'text', value: (row) => row.sku, width: 120, hidden: true },
  {
    key: 'lotCode',
    label: 'Lote',
    kind: 'text',
    sortable: false,
    value: (row) => row.lotCode,
    width: 110,
  },
  recordColumn(record, 'state', { width: 160, card: 'status' }),
  {
    key: 'expected',
    label: 'Debía haber',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.expected,
    width: 120,
    card: 'fact',
  },
  {
    key: 'counted',
    label: 'Contado',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.counted,
    width: 110,
    card: 'fact',
  },
  {
    key: 'difference',
    label: 'Diferencia',
    kind: 'number',
    value: (row) => row.difference,
    render: (row) =>
      row.difference === null ? (
        '—'
      ) : (
        <Box
          component="span"
          sx={row.difference === 0 ? undefined : { fontWeight: 600, color: 'error.main' }}
        >
          {signed(row.difference)}
        </Box>
      ),
    width: 120,
    card: 'fact',
  },
  {
    key: 'value',
    label: 'Valor',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => (row.value === null ? null : Number(row.value)),
    render: (row) => (row.value === null ? '—' : moneyText(row.value)),
    width: 140,
  },
  {
    key: 'damaged',
    label: 'Dañadas',
    kind: 'number',
    sortable: false,
    filter: false,
    value: (row) => row.damaged,
    width: 100,
  },
  {
    key: 'entries',
    label: 'Quién contó',
    kind: 'text',
    sortable: false,
    filter: false,
    value: whoCounted,
    width: 260,
  },
  recordColumn(record, 'cause', { sortable: false, width: 200 }),
  recordColumn(productRecord, 'abcClass', { label: 'Clase', width: 100, hidden: true }),
];
