import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import { loanRecord as record } from '@contract/loans/loan';
import { loanTypeRecord } from '@contract/loans/loanType';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { areaColumn, nameColumn, siteColumn } from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { Places } from '@/components/references/usePlaces';
import type { Loan } from '@/services/wms/generated/loans.gen';
import { monthChoices } from '@/utils/monthChoices';

/** The columns of the loans that are out. */
export const loanColumns = (
  { sites, areas }: Places,
  types: readonly Choice[],
): GridColumn<Loan>[] => [
  nameColumn(({ person }) => person),
  recordColumn(record, 'typeId', {
    label: 'Tipo',
    kind: 'choice',
    choices: types,
    value: ({ typeName }: Loan) => typeName,
    render: ({ typeName }: Loan) => typeName,
    width: 190,
    card: 'detail',
  }),
  recordColumn(record, 'state', { width: 190, card: 'status' }),
  recordColumn(record, 'amount', {
    render: ({ amount }: Loan) => moneyText(amount),
    width: 135,
    card: 'fact',
  }),
  recordColumn(record, 'balance', {
    render: ({ balance }: Loan) => moneyText(balance),
    width: 135,
    card: 'fact',
  }),
  recordColumn(record, 'instalments', { width: 90 }),
  recordColumn(record, 'nextPeriod', {
    value: ({ nextPeriod }: Loan) => (nextPeriod ? monthWords(nextPeriod) : ''),
    filter: false,
    width: 170,
    card: 'fact',
  }),
  recordColumn(record, 'firstPeriod', {
    value: ({ firstPeriod }: Loan) => monthWords(firstPeriod),
    kind: 'choice',
    choices: monthChoices(),
    sortable: false,
    exported: false,
    hidden: true,
    width: 170,
  }),
  {
    key: 'duePeriod',
    label: 'Cuota sin descontar de',
    kind: 'choice',
    choices: monthChoices(),
    value: () => '',
    sortable: false,
    exported: false,
    hidden: true,
  },
  areaColumn(areas),
  siteColumn(sites, { hidden: true }),
  recordColumn(record, 'paidOn', { hidden: true }),
  recordColumn(record, 'askedAt', { hidden: true }),
  recordColumn(loanTypeRecord, 'kind', { sortable: false, hidden: true }),
];
