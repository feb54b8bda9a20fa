import { reorderRuleRecord as record } from '@contract/receiving/reorderRule';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { ReorderRule } from '@/services/wms/generated/receiving.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';

const plain = { sortable: false, filter: false } as const;

/** Units that were ordered, with the day on which they should be here. */
function orderedText({ ordered, orderedUntil }: ReorderRule): string {
  if (ordered === 0 || orderedUntil === null) return '';
  return `${formatNumber(ordered)}, para el ${formatDate(orderedUntil, 'DD/MM/AAA')}`;
}

export const reorderColumns = (sites: readonly Choice[]): GridColumn<ReorderRule>[] => [
  {
    key: 'productName',
    label: record.fields.productId.label,
    kind: 'text',
    value: (row) => row.productName,
    width: 260,
    pinned: 'left',
    card: 'title',
  },
  {
    key: 'sku',
    label: 'Código',
    kind: 'text',
    value: (row) => row.sku,
    width: 130,
    card: 'detail',
  },
  {
    key: 'proposed',
    label: 'Conviene pedir',
    kind: 'number',
    value: (row) => row.proposed,
    render: (row) => (row.proposed > 0 ? formatNumber(row.proposed) : ''),
    width: 150,
    card: 'fact',
  },
  {
    key: 'cover',
    label: 'Disponible y en camino',
    kind: 'number',
    ...plain,
    value: (row) => row.cover,
    width: 190,
    card: 'fact',
  },
  {
    key: 'ordered',
    label: 'Pedido',
    kind: 'text',
    ...plain,
    value: orderedText,
    width: 190,
    card: 'fact',
  },
  recordColumn(record, 'min', { ...plain, width: 110 }),
  recordColumn(record, 'max', { ...plain, width: 110 }),
  {
    key: 'supplierName',
    label: record.fields.supplierId.label,
    kind: 'text',
    value: (row) => row.supplierName ?? '',
    width: 200,
    card: 'fact',
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: record.fields.siteId.label,
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    width: 180,
    card: 'fact',
  },
  {
    key: 'toOrder',
    label: 'Para pedir',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.proposed > 0,
    hidden: true,
  },
  recordColumn(record, 'active', { sortable: false, width: 100, hidden: true }),
];
