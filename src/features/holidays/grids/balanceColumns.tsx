import type { GridColumn } from '@/components/data-grid/gridColumn';
import { PersonName } from '@/components/person/PersonName';
import type { LeaveBalanceRow } from '../api';
import type { Places } from '../usePlaces';

/** Who has how many days left, column by column. */
export const balanceColumns = ({ sites, areas }: Places): GridColumn<LeaveBalanceRow>[] => [
  {
    key: 'name',
    label: 'Nombre',
    kind: 'text',
    value: ({ name }) => name,
    render: ({ name, imageUrl }) => <PersonName name={name} imageUrl={imageUrl} size={28} />,
    width: 250,
    pinned: 'left',
    card: 'title',
  },
  { key: 'docket', label: 'Legajo', kind: 'text', value: ({ docket }) => docket, width: 100 },
  {
    key: 'available',
    label: 'Saldo',
    kind: 'number',
    value: ({ available }) => available,
    width: 100,
    card: 'fact',
  },
  {
    key: 'reserved',
    label: 'Sin decidir',
    kind: 'number',
    value: ({ reserved }) => reserved,
    width: 120,
  },
  {
    key: 'given',
    label: 'Último período',
    kind: 'number',
    value: ({ given }) => given,
    width: 140,
  },
  {
    key: 'nextFrom',
    label: 'Próximas vacaciones',
    kind: 'day',
    value: ({ nextFrom }) => nextFrom,
    width: 170,
    card: 'fact',
  },
  {
    key: 'areaName',
    filter: 'areaId',
    label: 'Área',
    kind: 'place',
    choices: areas,
    value: ({ areaName }) => areaName,
    grow: true,
    card: 'detail',
  },
  {
    key: 'siteName',
    filter: 'siteId',
    label: 'Sede',
    kind: 'place',
    choices: sites,
    value: ({ siteName }) => siteName,
  },
  {
    key: 'hireDate',
    label: 'Ingreso',
    kind: 'day',
    value: ({ hireDate }) => hireDate,
    hidden: true,
  },
];
