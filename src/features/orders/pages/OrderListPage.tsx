import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, RowSelection } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { usePrintRows } from '@/components/files/usePrintRows';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListOrdersQuery } from '@/services/wms/generated/orders.gen';
import { deliveryNotesPath, newOrderPath, orderPath, packageLabelsPath } from '@/utils/paths';
import { ChangeOrdersDialog, type OrdersChange } from '../components/ChangeOrdersDialog';
import { OrderViews } from '../components/OrderViews';
import { orderColumns } from '../components/orderColumns';

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
          <StateMessage
            icon="orders"
            title="Todavía no hay pedidos"
            action={
              <NextStep to={newOrderPath} flag="ORDERS.create">
                Crear el primero
              </NextStep>
            }
          >
            Los pedidos que se creen para tu depósito aparecen en esta lista.
          </StateMessage>
        }
      />
      {change ? <ChangeOrdersDialog change={change} onClose={() => setChange(null)} /> : null}
    </Page>
  );
}

const ordersList = gridList({
  id: 'orders',
  accion: 'pedido.listar',
  useRows: useListOrdersQuery,
});

/** This person may do these things to many orders at once. */
function useOrderBulkActions(open: (change: OrdersChange) => void): BulkAction[] {
  const create = useSelector(selectCan('ORDERS.create'));
  const dispatch = useSelector(selectCan('ORDERS.dispatch'));
  const cancel = useSelector(selectCan('ORDERS.cancel'));
  const print = usePrintRows('pedidos');
  return useMemo(() => {
    const ask = (kind: OrdersChange['kind']) => (rows: RowSelection, count: number) =>
      open({ kind, rows, count });
    return [
      ...(create
        ? [
            { label: 'Liberar', icon: 'send' as const, open: ask('release') },
            { label: 'Asignar', icon: 'person' as const, open: ask('assign') },
          ]
        : []),
      ...(dispatch
        ? [{ label: 'Despachar', icon: 'shipping' as const, open: ask('dispatch') }]
        : []),
      { label: 'Remitos', icon: 'print' as const, open: print(deliveryNotesPath) },
      { label: 'Etiquetas', icon: 'qr' as const, open: print(packageLabelsPath) },
      ...(cancel
        ? [{ label: 'Cancelar pedidos', icon: 'close' as const, danger: true, open: ask('cancel') }]
        : []),
    ];
  }, [create, dispatch, cancel, open, print]);
}
