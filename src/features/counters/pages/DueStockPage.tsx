import { useMemo } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { useListDueStockQuery } from '@/services/wms/generated/counters.gen';
import { newCountOfDuePath } from '@/utils/countPaths';
import { localDay } from '@/utils/localDay';
import { productAtPath, routes } from '@/utils/paths';
import { dueColumns } from '../components/dueColumns';

const dueList = gridList({
  id: 'dueStock',
  accion: 'conteo.listarPorContar',
  useRows: useListDueStockQuery,
});

/** Every shelf by the day on which its class says that it is to be counted again. */
export function DueStockPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => dueColumns(sites), [sites]);
  const count = [
    { to: newCountOfDuePath(localDay()), label: 'Contar lo que toca hoy', icon: 'counts' },
  ] as const;
  return (
    <RequirePermission flag="ORDERS.create">
      <Page
        title="Por contar"
        width="wide"
        back={{ to: routes.counters, label: 'Conteos' }}
        action={<PageLinks links={count} />}
      >
        <DataGrid
          list={dueList}
          label="Por contar"
          columns={columns}
          rowName={(row) => `${row.productName} en ${row.locationCode}`}
          rowPath={(row) => productAtPath(row.productId, row.id)}
          searchLabel="Buscar por producto, código o ubicación"
          empty={
            <StateMessage icon="calendar" title="No hay nada para contar">
              Cada noche se calcula cuándo toca contar lo que hay en cada ubicación, por su clase.
            </StateMessage>
          }
        />
      </Page>
    </RequirePermission>
  );
}
