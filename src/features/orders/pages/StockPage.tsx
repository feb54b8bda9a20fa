import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import type { StockRow } from '@/services/wms/generated/warehouse.gen';
import { customersPath, locationsPath, productsPath, routes } from '@/utils/paths';
import { stockColumns } from '../catalog/columns';
import { stockList } from '../catalog/lists';
import { AdjustDialog } from '../components/AdjustDialog';
import { MovementsDialog } from '../components/MovementsDialog';

/** What lies where, why it is as much, and the way to products, shelves and customers. */
const links = [
  { to: productsPath, label: 'Productos', icon: 'orders' },
  { to: locationsPath, label: 'Ubicaciones', icon: 'map' },
  { to: customersPath, label: 'Clientes', icon: 'people' },
] as const;

export function StockPage() {
  const mayAdjust = useSelector(selectCan('ORDERS.create'));
  const [adjusting, setAdjusting] = useState(false);
  const [shown, setShown] = useState<StockRow | null>(null);
  return (
    <Page
      title="Existencias"
      width="wide"
      back={{ to: routes.orders, label: 'Pedidos' }}
      action={
        <>
          <PageLinks links={links} />
          {mayAdjust ? (
            <Button
              variant="contained"
              startIcon={<Icon name="add" />}
              onClick={() => setAdjusting(true)}
            >
              Ingresar o ajustar
            </Button>
          ) : null}
        </>
      }
    >
      <DataGrid
        list={stockList}
        label="Existencias"
        columns={stockColumns}
        rowName={(row) => `${row.productName} en ${row.locationCode}`}
        rowActions={(row) => [
          { label: 'Ver movimientos', icon: 'clock', run: () => setShown(row) },
        ]}
        searchLabel="Buscar por producto, código o ubicación"
        empty={
          <StateMessage icon="orders" title="Todavía no hay existencias">
            Cuando ingrese mercadería a tu depósito, la vas a ver acá por ubicación.
          </StateMessage>
        }
      />
      {adjusting ? <AdjustDialog onClose={() => setAdjusting(false)} /> : null}
      {shown ? <MovementsDialog row={shown} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}
