import { useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { personTabPath, routes } from '@/utils/paths';
import { payColumns } from '../components/payColumns';
import { payListGrid } from '../payListGrid';

function PayList() {
  const places = usePlaces();
  const columns = useMemo(() => payColumns(places), [places]);
  return (
    <Page title="Sueldos" width="wide" back={{ to: routes.users, label: 'Personas' }}>
      <DataGrid
        list={payListGrid}
        label="Sueldos"
        columns={columns}
        rowName={(row) => row.name}
        rowPath={(row) => personTabPath(row.id, 'sueldo')}
        searchLabel="Buscar por nombre, legajo o puesto"
        empty={
          <StateMessage icon="money" title="Todavía no hay personas">
            Cuando haya personal, acá vas a ver cuánto cobra cada una y dónde.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** What everybody is paid, for who administers people or pay. */
export function PayPage() {
  const administers = useAppSelector(selectCan('ADMIN.users'));
  return administers ? (
    <PayList />
  ) : (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <PayList />
    </RequirePermission>
  );
}
