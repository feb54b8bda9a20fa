import { newsRecord } from '@contract/news/newsRecord';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { labelChoices } from '@/components/data-grid/labelChoices';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import type { NewsRow } from '@/services/wms/generated/news.gen';
import { quantityText, unitLabels } from '../newsTexts';

export interface NewsChoices {
  types: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

/** The columns tell what happened to whom, when, and how it stands. */
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
  recordColumn(newsRecord, 'fromDay', { width: 120, card: 'fact' }),
  recordColumn(newsRecord, 'toDay', { width: 120, card: 'fact' }),
  recordColumn(newsRecord, 'quantity', {
    filter: false,
    render: quantityText,
    width: 130,
    card: 'fact',
  }),
  {
    key: 'unit',
    label: 'Unidad',
    kind: 'choice',
    choices: labelChoices(unitLabels),
    sortable: false,
    value: (row) => row.unit,
    hidden: true,
  },
  recordColumn(newsRecord, 'state', { width: 130, card: 'status' }),
  recordColumn(newsRecord, 'certificate', {
    sortable: false,
    value: (row) => (row.certificate === 'none' ? null : row.certificate),
    width: 150,
  }),
  siteColumn(sites, { hidden: true }),
  areaColumn(areas, { hidden: true }),
];
