import { askedDocumentRecord, documentRequestRecord } from '@contract/documents/documentRequest';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { overdueColumn } from '@/components/data-grid/overdueColumn';
import { areaColumn, personColumn, siteColumn } from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { AskedDocument } from '@/services/wms/generated/documents.gen';
import { AskedChip } from './AskedChip';

interface AskedChoices {
  requests: readonly Choice[];
  types: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** The columns show what was asked of whom, and where it stands. */
export const askedColumns = ({
  requests,
  types,
  sites,
  areas,
}: AskedChoices): GridColumn<AskedDocument>[] => [
  personColumn,
  {
    key: 'typeName',
    filter: 'typeId',
    label: 'Documento',
    kind: 'place',
    choices: types,
    value: (row) => row.typeName,
    width: 215,
    grow: true,
    card: 'detail',
  },
  recordColumn(askedDocumentRecord, 'state', {
    render: (row) => <AskedChip state={row.state} overdue={row.overdue} />,
    width: 160,
    card: 'status',
  }),
  recordColumn(documentRequestRecord, 'dueOn', { width: 120, card: 'fact' }),
  recordColumn(askedDocumentRecord, 'changedAt', { width: 160, card: 'fact' }),
  overdueColumn,
  {
    key: 'requestId',
    label: 'Pedido',
    kind: 'place',
    choices: requests,
    sortable: false,
    value: (row) => requests.find(({ value }) => value === row.requestId)?.label ?? row.typeName,
    width: 240,
    hidden: true,
  },
  siteColumn(sites, { hidden: true }),
  areaColumn(areas),
];
