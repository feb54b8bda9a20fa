import type { GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import { cbuText } from '@/utils/payTexts';
import type { PayRow } from '../api';
import { basisOptions } from '../payModel';
import type { Places } from './employeeColumns';

/** Who is paid what and where, column by column. */
export const payColumns = ({ sites, areas }: Places): GridColumn<PayRow>[] => [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'text',
    value: (row) => row.name,
    render: (row) => <PersonName name={row.name} imageUrl={row.imageUrl} size={28} />,
    width: 250,
    pinned: 'left',
    card: 'title',
  },
  { key: 'docket', label: 'Legajo', kind: 'text', value: (row) => row.docket, width: 100 },
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
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Sede',
    kind: 'place',
    choices: sites,
    value: (row) => row.siteName,
    card: 'fact',
  },
  {
    key: 'areaName',
    filter: 'areaId',
    label: 'Área',
    kind: 'place',
    choices: areas,
    value: (row) => row.areaName,
    hidden: true,
  },
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
