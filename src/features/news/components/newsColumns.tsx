import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { stateColumn } from '@/components/data-grid/standingColumns';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { NewsRow } from '../api';
import { certificateLabels, quantityText, stateLabels, unitLabels } from '../newsTexts';
import { NewsStateChip } from './NewsStateChip';

export interface NewsChoices {
  types: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** What happened to whom, when, and how it stands. */
export const newsColumns = ({ types, sites, areas }: NewsChoices): GridColumn<NewsRow>[] => [
  personColumn,
  docketColumn({ hidden: true }),
  {
    key: 'typeName',
    filter: 'typeId',
    label: 'Tipo',
    kind: 'place',
    choices: types,
    value: (row) => row.typeName,
    width: 215,
    grow: true,
    card: 'detail',
  },
  {
    key: 'fromDay',
    label: 'Desde',
    kind: 'day',
    value: (row) => row.fromDay,
    width: 120,
    card: 'fact',
  },
  {
    key: 'toDay',
    label: 'Hasta',
    kind: 'day',
    value: (row) => row.toDay,
    width: 120,
    card: 'fact',
  },
  {
    key: 'quantity',
    label: 'Cantidad',
    kind: 'number',
    filter: false,
    value: (row) => row.quantity,
    render: quantityText,
    width: 130,
    card: 'fact',
  },
  {
    key: 'unit',
    label: 'Unidad',
    kind: 'choice',
    choices: labelChoices(unitLabels),
    sortable: false,
    value: (row) => row.unit,
    hidden: true,
  },
  stateColumn(stateLabels, {
    render: (row) => <NewsStateChip state={row.state} />,
    width: 130,
  }),
  {
    key: 'certificate',
    label: 'Certificado',
    kind: 'choice',
    choices: labelChoices(certificateLabels),
    sortable: false,
    value: (row) => (row.certificate === 'none' ? null : row.certificate),
    width: 150,
  },
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];
