import type { GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  nameColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { Places } from '@/components/references/usePlaces';
import { cbuText } from '@/utils/payTexts';
import type { PayRow } from '../api';
import { basisOptions } from '../payModel';

/** Who is paid what and where, column by column. */
export const payColumns = ({ sites, areas }: Places): GridColumn<PayRow>[] => [
  nameColumn((row) => row),
  docketColumn(),
  {
    key: 'salary',
    label: 'Sueldo',
    kind: 'number',
    value: (row) => row.salary,
    width: 140,
    card: 'fact',
  },
  {
    key: 'salaryBasis',
    label: 'Se paga',
    kind: 'choice',
    choices: basisOptions,
    sortable: false,
    value: (row) => row.salaryBasis,
    width: 110,
    card: 'fact',
  },
  {
    key: 'category',
    label: 'Categoría',
    kind: 'text',
    value: (row) => row.category,
    width: 210,
    card: 'detail',
  },
  { key: 'agreement', label: 'Convenio', kind: 'text', value: (row) => row.agreement, grow: true },
  siteColumn(sites, { card: 'fact' }),
  areaColumn(areas, { hidden: true }),
  {
    key: 'cbu',
    label: 'CBU o CVU',
    kind: 'text',
    sortable: false,
    value: (row) => row.cbu,
    render: (row) => cbuText(row.cbu),
    width: 220,
  },
  {
    key: 'bankAlias',
    label: 'Alias',
    kind: 'text',
    sortable: false,
    value: (row) => row.bankAlias,
  },
];
