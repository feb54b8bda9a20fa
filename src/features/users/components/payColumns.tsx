import { payRecord } from '@contract/users/personPay';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  nameColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { Places } from '@/components/references/usePlaces';
import type { PayRow } from '@/services/wms/generated/users.gen';
import { cbuText } from '@/utils/payTexts';
import { basisOptions } from '../payForm';

const { fields: pay } = payRecord;

/** Who is paid what and where, column by column. */
export const payColumns = ({ sites, areas }: Places): GridColumn<PayRow>[] => [
  nameColumn((row) => row),
  docketColumn(),
  {
    key: 'salary',
    label: pay.salary.label,
    kind: 'number',
    value: (row) => row.salary,
    width: 140,
    card: 'fact',
  },
  {
    key: 'salaryBasis',
    label: pay.salaryBasis.label,
    kind: 'choice',
    choices: basisOptions,
    sortable: false,
    value: (row) => row.salaryBasis,
    width: 110,
    card: 'fact',
  },
  {
    key: 'category',
    label: pay.category.label,
    kind: 'text',
    value: (row) => row.category,
    width: 210,
    card: 'detail',
  },
  {
    key: 'agreement',
    label: pay.agreement.label,
    kind: 'text',
    value: (row) => row.agreement,
    grow: true,
  },
  siteColumn(sites, { card: 'fact' }),
  areaColumn(areas, { hidden: true }),
  {
    key: 'cbu',
    label: pay.cbu.label,
    kind: 'text',
    sortable: false,
    value: (row) => row.cbu,
    render: (row) => cbuText(row.cbu),
    width: 220,
  },
  {
    key: 'bankAlias',
    label: pay.bankAlias.label,
    kind: 'text',
    sortable: false,
    value: (row) => row.bankAlias,
  },
];
