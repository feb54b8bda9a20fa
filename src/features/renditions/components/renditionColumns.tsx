import { moneyText } from '@contract/core/moneyText';
import { renditionRecord as record } from '@contract/renditions/rendition';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { RenditionRow } from '@/services/wms/generated/renditions.gen';
import { balanceText } from '../renditionTexts';

const over = ['handed', 'approved', 'settled'];

const sum = (key: 'paid' | 'spent' | 'sanctioned', label: string): GridColumn<RenditionRow> => ({
  key,
  label,
  kind: 'number',
  value: (row) => row[key],
  render: (row) => moneyText(row[key]),
  width: 140,
});

/** The columns tell who took what along, what of it was shown, and what is left over. */
export const renditionColumns = ({
  sites,
  areas,
}: {
  sites: readonly Choice[];
  areas: readonly Choice[];
}): GridColumn<RenditionRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  recordColumn(record, 'title', { width: 220, grow: true, card: 'detail' }),
  recordColumn(record, 'trip', { width: 170, hidden: true }),
  sum('paid', 'Anticipo pagado'),
  { ...sum('spent', 'Gastado'), card: 'fact' },
  { ...sum('sanctioned', 'Aprobado'), hidden: true },
  {
    key: 'balance',
    label: 'Saldo',
    kind: 'number',
    value: (row) => row.balance,
    // A rendition that is not handed in yet has no balance to speak of.
    render: (row) => (over.includes(row.state) ? balanceText(row) : '—'),
    width: 220,
    card: 'fact',
  },
  recordColumn(record, 'state', { width: 170, card: 'status' }),
  recordColumn(record, 'settledBy', { sortable: false, width: 150, hidden: true }),
  recordColumn(record, 'settledOn', { width: 130, hidden: true }),
  {
    key: 'createdAt',
    label: 'Abierta el',
    kind: 'instant',
    value: (row) => row.createdAt,
    width: 150,
    hidden: true,
    exported: false,
  },
  {
    key: 'spentOn',
    label: 'Con gastos del',
    kind: 'day',
    value: () => '',
    sortable: false,
    exported: false,
    hidden: true,
  },
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];
