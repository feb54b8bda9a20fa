import { useMemo } from 'react';
import { LeaveTabs } from '@/components/calendar/LeaveTabs';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import {
  areaColumn,
  docketColumn,
  nameColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type LeaveBalanceRow,
  useListLeaveBalancesQuery,
} from '@/services/wms/generated/holidays.gen';
import { balancePath, routes } from '@/utils/paths';

function Balances() {
  const places = usePlaces();
  const columns = useMemo(() => balanceColumns(places), [places]);
  return (
    <Page title="Saldos de vacaciones" width="wide">
      <LeaveTabs />
      <DataGrid
        list={balancesGrid}
        label="Saldos"
        columns={columns}
        rowName={({ name }) => name}
        rowPath={({ id }) => balancePath(id)}
        searchLabel="Buscar por nombre o legajo"
        empty={
          <StateMessage
            icon="holidays"
            title="Todavía no hay nadie a tu cargo"
            action={
              <NextStep to={routes.users} flag="ADMIN.users">
                Cargar personas
              </NextStep>
            }
          >
            Cuando haya personas, acá vas a ver cuántos días le quedan a cada una.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** /holidays/balances: who has how many days left. */
export function BalancesPage() {
  return (
    <RequirePermission flag="HOLIDAYS.APPROVE">
      <Balances />
    </RequirePermission>
  );
}

const balancesGrid = gridList({
  id: 'leaveBalances',
  accion: 'licencia.listarSaldos',
  useRows: useListLeaveBalancesQuery,
});

/** The columns tell who has how many days left. */
const balanceColumns = ({ sites, areas }: Places): GridColumn<LeaveBalanceRow>[] => [
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
