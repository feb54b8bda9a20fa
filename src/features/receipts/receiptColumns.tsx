import { receiptRecord as record } from '@contract/receipts/receipt';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { overdueColumn } from '@/components/data-grid/overdueColumn';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { recordColumn } from '@/components/record/recordColumn';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { periodText } from './receiptTexts';

interface ReceiptChoices {
  campaigns: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** The columns show whose slip it is, and where its signing stands. */
export const receiptColumns = ({
  campaigns,
  sites,
  areas,
}: ReceiptChoices): GridColumn<ReceiptRow>[] => [
  personColumn,
  docketColumn(),
  recordColumn(record, 'period', {
    value: ({ period }) => periodText(period),
    filter: false,
    width: 170,
    card: 'detail',
    // The batch says it too.
    hidden: true,
  }),
  {
    key: 'batchId',
    label: 'Lote',
    kind: 'place',
    choices: campaigns,
    sortable: false,
    value: ({ title }) => title,
    width: 200,
    grow: true,
  },
  recordColumn(record, 'state', {
    render: ({ state, overdue }) => (
      <ChoiceChip field={record.shown.state} value={state} late={overdue} />
    ),
    width: 150,
    card: 'status',
  }),
  {
    key: 'unanswered',
    label: 'Sin responder',
    kind: 'yesNo',
    sortable: false,
    value: ({ state, answer }) => state === 'dissented' && answer === '',
    width: 130,
  },
  recordColumn(record, 'dueOn', { width: 130, card: 'fact' }),
  recordColumn(record, 'doneAt', { width: 150, card: 'fact' }),
  recordColumn(record, 'openedAt', { hidden: true }),
  overdueColumn,
  recordColumn(record, 'kind', { sortable: false, hidden: true }),
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];
