import { counted } from '@contract/core/counted';
import { hoursText } from '@contract/core/hoursText';
import { bankAgreementRecord } from '@contract/hours/bankAgreement';
import { hourBankRecord } from '@contract/hours/hourBank';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { Places } from '@/components/references/usePlaces';
import type { HourBankAgreement, HourBankRow } from '@/services/wms/generated/hours.gen';

type Minutes = 'balance' | 'reserved' | 'expiring' | 'due';

const minutesColumn = (name: Minutes, own: Partial<GridColumn<HourBankRow>>) =>
  recordColumn(hourBankRecord, name, {
    render: (row: HourBankRow) => (row[name] === 0 ? '' : hoursText(row[name])),
    filter: false,
    ...own,
  });

/** The columns show what each person has, until when, and what of it is paid. */
export const bankColumns = ({ sites, areas }: Places): GridColumn<HourBankRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  minutesColumn('balance', { width: 110, card: 'fact' }),
  minutesColumn('reserved', { width: 130 }),
  recordColumn(hourBankRecord, 'expiresOn', { width: 170, card: 'fact' }),
  minutesColumn('expiring', { width: 140 }),
  minutesColumn('due', { width: 160, card: 'fact' }),
  {
    key: 'undecidedOn',
    label: 'Con usos sin decidir del',
    kind: 'day',
    value: () => '',
    sortable: false,
    exported: false,
    hidden: true,
  },
  areaColumn(areas, { grow: true }),
  siteColumn(sites),
];

/** The columns show with whom it is agreed, since when, and on what terms. */
export const agreementColumns: GridColumn<HourBankAgreement>[] = [
  {
    key: 'targetName',
    label: 'A quién',
    kind: 'text',
    value: (row) => row.targetName,
    grow: true,
    card: 'title',
  },
  recordColumn(bankAgreementRecord, 'target', {
    sortable: false,
    width: 130,
    card: 'status',
    hidden: true,
  }),
  recordColumn(bankAgreementRecord, 'writtenIn', {
    sortable: false,
    filter: false,
    width: 260,
    card: 'detail',
  }),
  {
    key: 'envelopeId',
    label: bankAgreementRecord.fields.envelopeId.label,
    kind: 'text',
    value: ({ paper }) =>
      paper ? `${paper.title}: ${paper.signed} de ${counted(paper.people, 'firma', 'firmas')}` : '',
    sortable: false,
    filter: false,
    exported: false,
    width: 240,
    card: 'detail',
  },
  recordColumn(bankAgreementRecord, 'fromDay', { width: 130, card: 'fact' }),
  recordColumn(bankAgreementRecord, 'toDay', { width: 130, card: 'fact' }),
  recordColumn(bankAgreementRecord, 'rate50', {
    sortable: false,
    filter: false,
    render: ({ rate50 }: HourBankAgreement) => hoursText(rate50),
    width: 190,
  }),
  recordColumn(bankAgreementRecord, 'rate100', {
    sortable: false,
    filter: false,
    render: ({ rate100 }: HourBankAgreement) => hoursText(rate100),
    width: 190,
  }),
  recordColumn(bankAgreementRecord, 'months', { sortable: false, filter: false, hidden: true }),
  recordColumn(bankAgreementRecord, 'capHours', { sortable: false, filter: false, hidden: true }),
];
