import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import type { StockRow } from '@/services/wms/generated/warehouse.gen';
import {
  customersPath,
  importStockPath,
  locationPath,
  locationsPath,
  productAtPath,
  productsPath,
  routes,
} from '@/utils/paths';
import { stockColumns } from '../catalog/columns';
import { stockList } from '../catalog/lists';
import { AdjustDialog } from '../components/AdjustDialog';
import { MoveDialog } from '../stock/MoveDialog';
import { MoveFromDialog } from '../stock/MoveFromDialog';

/** The page tells what lies where, why it is as much, and the way to products, shelves and customers. */
const links = [
  { to: productsPath, label: 'Productos', icon: 'orders' },
  { to: locationsPath, label: 'Ubicaciones', icon: 'map' },
  { to: customersPath, label: 'Clientes', icon: 'people' },
] as const;
const importing = { to: importStockPath, label: 'Importar', icon: 'upload' } as const;

export function StockPage() {
  const mayAdjust = useSelector(selectCan('ORDERS.create'));
  const [adjusting, setAdjusting] = useState(false);
  const [moving, setMoving] = useState<StockRow | 'any' | null>(null);
  const navigate = useNavigate();
  return (
    <Page
      title="Existencias"
      width="wide"
      back={{ to: routes.orders, label: 'Pedidos' }}
      action={
        <>
          <PageLinks links={mayAdjust ? [...links, importing] : links} />
          {mayAdjust ? (
            <>
              <Button startIcon={<Icon name="compare" />} onClick={() => setMoving('any')}>
                Mover
              </Button>
              <Button
                variant="contained"
                startIcon={<Icon name="add" />}
                onClick={() => setAdjusting(true)}
              >
                Ingresar o ajustar
              </Button>
            </>
          ) : null}
        </>
      }
    >
      <DataGrid
        list={stockList}
        label="Existencias"
        columns={stockColumns}
        rowName={(row) => `${row.productName} en ${row.locationCode}`}
        rowPath={(row) => productAtPath(row.productId, row.id)}
        rowActions={(row) => [
          ...(mayAdjust && row.movable > 0
            ? [{ label: 'Mover', icon: 'compare' as const, run: () => setMoving(row) }]
            : []),
          {
            label: 'Ver la ubicación',
            icon: 'map',
            run: () => navigate(locationPath(row.locationId), { state: fromList() }),
          },
        ]}
        searchLabel="Buscar por producto, código o ubicación"
        empty={
          <StateMessage
            icon="orders"
            title="Todavía no hay existencias"
            action={
              <NextStep to={productsPath} flag="ORDERS.create">
                Cargar productos
              </NextStep>
            }
          >
            Cuando ingrese mercadería a tu depósito, la vas a ver acá por ubicación.
          </StateMessage>
        }
      />
      {adjusting ? <AdjustDialog onClose={() => setAdjusting(false)} /> : null}
      {moving === 'any' ? <MoveFromDialog onClose={() => setMoving(null)} /> : null}
      {moving && moving !== 'any' ? (
        <MoveDialog row={moving} onClose={() => setMoving(null)} />
      ) : null}
    </Page>
  );
}
