import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { overdueColumn, stateColumn } from '@/components/data-grid/standingColumns';
import { areaColumn, personColumn, siteColumn } from '@/components/person/personColumns';
import type { AskedDocument } from '@/services/wms/generated/documents.gen';
import { askedLabels } from '../askedTexts';
import { AskedChip } from './AskedChip';

interface AskedChoices {
  requests: readonly Choice[];
  types: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** Of whom what was asked, and where it stands. */
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
  stateColumn(askedLabels, {
    render: (row) => <AskedChip state={row.state} overdue={row.overdue} />,
    width: 160,
  }),
  {
    key: 'dueOn',
    label: 'Hasta',
    kind: 'day',
    value: (row) => row.dueOn,
    width: 120,
    card: 'fact',
  },
  {
    key: 'changedAt',
    label: 'Último cambio',
    kind: 'instant',
    value: (row) => row.changedAt,
    width: 160,
    card: 'fact',
  },
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
