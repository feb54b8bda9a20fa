import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { areaColumn, personColumn, siteColumn } from '@/components/person/personColumns';
import type { AskedDocument } from '../api';
import { askedLabels } from '../askedTexts';
import { AskedChip } from './AskedChip';

interface AskedChoices {
  requests: readonly Choice[];
  types: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

const states = Object.entries(askedLabels).map(([value, label]) => ({ value, label }));

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
  {
    key: 'state',
    label: 'Estado',
    kind: 'choice',
    choices: states,
    value: (row) => row.state,
    render: (row) => <AskedChip state={row.state} overdue={row.overdue} />,
    width: 160,
    card: 'status',
  },
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
  {
    key: 'overdue',
    label: 'Fuera de término',
    kind: 'yesNo',
    sortable: false,
    value: (row) => row.overdue,
    hidden: true,
  },
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
