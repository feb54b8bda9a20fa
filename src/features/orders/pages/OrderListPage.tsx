import { useMemo, useState } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { StateMessage } from '@/components/state/StateMessage';
import { orderPath } from '@/utils/paths';
import { ChangeOrdersDialog, type OrdersChange } from '../components/ChangeOrdersDialog';
import { OrderViews } from '../components/OrderViews';
import { orderColumns } from '../components/orderColumns';
import { useOrderBulkActions } from '../components/useOrderBulkActions';
import { ordersList } from '../ordersList';

/** Every order there is, to find, select and change many. */
export function OrderListPage() {
  const { sites } = usePlaces();
  const columns = useMemo(() => orderColumns(sites), [sites]);
  const [change, setChange] = useState<OrdersChange | null>(null);
  const bulkActions = useOrderBulkActions(setChange);
  return (
    <Page title="Pedidos" width="wide" action={<OrderViews view="list" />}>
      <DataGrid
        list={ordersList}
        label="Pedidos"
        columns={columns}
        rowName={(row) => row.number}
        rowPath={(row) => orderPath(row.id)}
        bulkActions={bulkActions}
        searchLabel="Buscar por número, cliente o dirección"
        empty={
          <StateMessage icon="orders" title="Todavía no hay pedidos">
            Los pedidos que se creen para tu depósito aparecen en esta lista.
          </StateMessage>
        }
      />
      {change ? <ChangeOrdersDialog change={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}
