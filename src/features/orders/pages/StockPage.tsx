import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { customersPath, locationsPath, productsPath, routes } from '@/utils/paths';
import type { StockRow } from '../api';
import { stockColumns } from '../catalog/columns';
import { stockList } from '../catalog/lists';
import { AdjustDialog } from '../components/AdjustDialog';
import { MovementsDialog } from '../components/MovementsDialog';

/** What lies where, why it is as much, and the way to products, shelves and customers. */
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={productsPath}>
            Productos
          </Button>
          <Button component={Link} to={locationsPath}>
            Ubicaciones
          </Button>
          <Button component={Link} to={customersPath}>
            Clientes
          </Button>
          {mayAdjust ? (
            <Button
              variant="contained"
              startIcon={<Icon name="add" />}
              onClick={() => setAdjusting(true)}
            >
              Ingresar o ajustar
            </Button>
          ) : null}
        </Box>
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
