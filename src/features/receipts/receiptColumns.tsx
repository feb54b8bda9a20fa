import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { overdueColumn, stateColumn } from '@/components/data-grid/standingColumns';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { ReceiptChip } from './components/ReceiptChip';
import { kindChoices, periodText, stateLabels } from './receiptTexts';

interface ReceiptChoices {
  campaigns: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** Whose slip, and where its signing stands. */
export const receiptColumns = ({
  campaigns,
  sites,
  areas,
}: ReceiptChoices): GridColumn<ReceiptRow>[] => [
  personColumn,
  docketColumn(),
  {
    key: 'period',
    label: 'Período',
    kind: 'text',
    value: ({ period }) => periodText(period),
    filter: false,
    width: 170,
    card: 'detail',
  },
  {
    key: 'batchId',
    label: 'Campaña',
    kind: 'place',
    choices: campaigns,
    sortable: false,
    value: ({ title }) => title,
    width: 200,
    grow: true,
  },
  stateColumn(stateLabels, {
    render: ({ state, overdue }) => <ReceiptChip state={state} overdue={overdue} />,
    width: 150,
  }),
  {
    key: 'unanswered',
    label: 'Sin responder',
    kind: 'yesNo',
    sortable: false,
    value: ({ state, answer }) => state === 'dissented' && answer === '',
    width: 130,
  },
  {
    key: 'dueOn',
    label: 'Firmar hasta',
    kind: 'day',
    value: ({ dueOn }) => dueOn,
    width: 130,
    card: 'fact',
  },
  {
    key: 'doneAt',
    label: 'Firmado',
    kind: 'instant',
    value: ({ doneAt }) => doneAt,
    width: 150,
    card: 'fact',
  },
  {
    key: 'openedAt',
    label: 'Abierto',
    kind: 'instant',
    value: ({ openedAt }) => openedAt,
    hidden: true,
  },
  overdueColumn,
  {
    key: 'kind',
    label: 'Tipo',
    kind: 'choice',
    choices: kindChoices,
    sortable: false,
    value: ({ kind }) => kind,
    hidden: true,
  },
  siteColumn(sites, { hidden: true }),
  areaColumn(areas),
];
