import { moneyText } from '@contract/core/moneyText';
import { reimbursementRecord as record } from '@contract/reimbursements/reimbursement';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { ReimbursementRow } from '@/services/wms/generated/reimbursements.gen';

export interface ReimbursementChoices {
  categories: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** The columns tell who spent what, when, and how it stands. */
export const reimbursementColumns = ({
  categories,
  sites,
  areas,
}: ReimbursementChoices): GridColumn<ReimbursementRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  {
    key: 'categoryName',
    filter: 'categoryId',
    label: 'Categoría',
    kind: 'place',
    choices: categories,
    value: (row) => row.categoryName,
    width: 200,
    grow: true,
    card: 'detail',
  },
  recordColumn(record, 'day', { width: 120, card: 'fact' }),
  recordColumn(record, 'amount', {
    label: 'Pedido',
    render: (row) => moneyText(row.amount),
    width: 140,
    card: 'fact',
  }),
  {
    key: 'granted',
    label: record.shown.approved.label,
    kind: 'number',
    value: (row) => row.approved,
    render: (row) => (row.approved === null ? null : moneyText(row.approved)),
    width: 140,
    card: 'fact',
  },
  recordColumn(record, 'paid', {
    render: (row) => (row.paid === null ? null : moneyText(row.paid)),
    width: 140,
    card: 'fact',
  }),
  recordColumn(record, 'state', { width: 130, card: 'status' }),
  recordColumn(record, 'trip', { width: 180, hidden: true }),
  recordColumn(record, 'paidBy', { sortable: false, width: 150, hidden: true }),
  { key: 'paidOn', label: 'Pagado el', kind: 'day', value: (row) => row.paidOn, width: 120 },
  {
    key: 'hasReceipt',
    label: 'Con comprobante',
    kind: 'yesNo',
    sortable: false,
    exported: false,
    value: (row) => row.hasReceipt,
    hidden: true,
  },
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];
