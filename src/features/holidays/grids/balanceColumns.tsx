import type { GridColumn } from '@/components/data-grid/gridColumn';
import {
  areaColumn,
  docketColumn,
  nameColumn,
  siteColumn,
} from '@/components/person/personColumns';
import type { Places } from '@/components/references/usePlaces';
import type { LeaveBalanceRow } from '@/services/wms/generated/holidays.gen';

/** Who has how many days left, column by column. */
export const balanceColumns = ({ sites, areas }: Places): GridColumn<LeaveBalanceRow>[] => [
  nameColumn((row) => row),
  docketColumn(),
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
  areaColumn(areas, { grow: true, card: 'detail' }),
  siteColumn(sites),
  {
    key: 'hireDate',
    label: 'Ingreso',
    kind: 'day',
    value: ({ hireDate }) => hireDate,
    hidden: true,
  },
];
