import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import { payRunRecord as record } from '@contract/liquidations/payRun';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { PayRunRow } from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';
import { formatNumber } from '@/utils/numbers';

/** The runs that were paid, or will be, the latest first. */
export const runColumns = (sites: readonly Choice[]): GridColumn<PayRunRow>[] => [
  recordColumn(record, 'title', { width: 280, grow: true, card: 'title' }),
  recordColumn(record, 'period', {
    value: ({ period }: PayRunRow) => monthWords(period),
    kind: 'choice',
    choices: monthChoices(),
    width: 170,
    card: 'detail',
  }),
  recordColumn(record, 'kind', { width: 150 }),
  recordColumn(record, 'state', { width: 170, card: 'status' }),
  recordColumn(record, 'people', {
    sortable: false,
    filter: false,
    width: 110,
    render: ({ people }: PayRunRow) => (people > 0 ? formatNumber(people) : ''),
    card: 'fact',
  }),
  recordColumn(record, 'net', {
    sortable: false,
    filter: false,
    width: 180,
    render: ({ people, net }: PayRunRow) => (people > 0 ? moneyText(net) : ''),
    card: 'fact',
  }),
  recordColumn(record, 'payDay', { width: 140 }),
  {
    key: 'siteId',
    label: record.fields.siteId.label,
    kind: 'place',
    choices: sites,
    sortable: false,
    value: ({ siteName }) => siteName ?? 'Todas',
    width: 150,
  },
  {
    key: 'peopleSiteId',
    label: 'Con gente de',
    kind: 'place',
    choices: sites,
    value: () => '',
    sortable: false,
    hidden: true,
  },
];
