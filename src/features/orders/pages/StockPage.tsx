import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { usePhone } from '@/components/dialog/usePhone';
import { Icon } from '@/components/icons/Icon';
import { Pager } from '@/components/list/Pager';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import type { StockRow } from '@/services/wms/generated/warehouse.gen';
import {
  type StockMovement,
  useListStockMovementsQuery,
} from '@/services/wms/generated/warehouse.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { customersPath, locationsPath, orderPath, productsPath, routes } from '@/utils/paths';
import { stockColumns } from '../catalog/columns';
import { stockList } from '../catalog/lists';
import { AdjustDialog } from '../components/AdjustDialog';
import { movementLabels } from '../stockModel';

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
      {shown ? <MovementsDialog row={shown} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}

interface MovementsDialogProps {
  row: StockRow;
  onClose: () => void;
}

const SIZE = 20;

/** Why a quantity is what it is. */
function MovementsDialog({ row, onClose }: MovementsDialogProps) {
  const id = useId();
  const phone = usePhone();
  const [page, setPage] = useState(1);
  const query = useListStockMovementsQuery({ stockId: row.id, page, size: SIZE });
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {row.productName} en {row.locationCode}
      </DialogTitle>
      <DialogContent>
        <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
          {({ rows, total }) => (
            <>
              <MovementList rows={rows} />
              <Pager page={page} size={SIZE} total={total} onPage={setPage} />
            </>
          )}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

function MovementList({ rows }: { rows: readonly StockMovement[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            gap: 2,
            py: 1.25,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>
              {movementLabels[row.kind]}
              {row.orderId ? (
                <>
                  {' · '}
                  <Link component={RouterLink} to={orderPath(row.orderId)}>
                    {row.orderNumber}
                  </Link>
                </>
              ) : null}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {formatDate(row.at, 'DD/MM/AAA HS:MN')}
              {row.person ? ` · ${row.person.name}` : ''}
              {row.reason ? ` · ${row.reason}` : ''}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {row.delta > 0 ? '+' : ''}
              {formatNumber(row.delta)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              quedan {formatNumber(row.quantityAfter)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
