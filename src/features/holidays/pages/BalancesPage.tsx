import { useMemo } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { balancePath } from '@/utils/paths';
import { HolidaysTabs } from '../components/HolidaysTabs';
import { balanceColumns } from '../grids/balanceColumns';
import { balancesGrid } from '../grids/balancesGrid';

function Balances() {
  const places = usePlaces();
  const columns = useMemo(() => balanceColumns(places), [places]);
  return (
    <Page title="Saldos de vacaciones" width="wide">
      <HolidaysTabs />
      <DataGrid
        list={balancesGrid}
        label="Saldos"
        columns={columns}
        rowName={({ name }) => name}
        rowPath={({ id }) => balancePath(id)}
        searchLabel="Buscar por nombre o legajo"
        empty={
          <StateMessage icon="holidays" title="Todavía no hay nadie a tu cargo">
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
