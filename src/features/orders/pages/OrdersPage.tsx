import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { selectCan } from '@/services/session/selectCan';
import { newOrderPath, orderFiguresPath, stockPath } from '@/utils/paths';
import { OrdersBoard } from '../components/OrdersBoard';
import { OrdersFilterBar } from '../components/OrdersFilterBar';
import { OrdersList } from '../components/OrdersList';
import { filterNames } from '../listModel';

export function OrdersPage() {
  const params = useListParams(filterNames);
  const mayCreate = useSelector(selectCan('ORDERS.create'));
  const board = params.values.vista !== 'lista';
  const action = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={stockPath} startIcon={<Icon name="orders" />}>
        Existencias
      </Button>
      <Button component={Link} to={orderFiguresPath} startIcon={<Icon name="charts" />}>
        Cifras del día
      </Button>
      {mayCreate ? (
        <Button
          component={Link}
          to={newOrderPath}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          Nuevo pedido
        </Button>
      ) : null}
    </Box>
  );
  return (
    <Page
      title="Pedidos"
      width="wide"
      action={action}
      filters={<OrdersFilterBar {...params} board={board} />}
    >
      {board ? (
        <OrdersBoard search={params.values.buscar} onClear={() => params.setFilter('buscar', '')} />
      ) : (
        <OrdersList {...params} />
      )}
    </Page>
  );
}
