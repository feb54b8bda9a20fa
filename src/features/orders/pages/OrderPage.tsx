import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { routes } from '@/utils/paths';
import { OrderActions } from '../components/OrderActions';
import { OrderDetail } from '../components/OrderDetail';
import { StateChip } from '../components/StateChip';

export function OrderPage() {
  const { id } = useParams();
  const query = useGetOrderQuery(Number(id) || 0);
  const order = query.data;
  const head = order ? (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <StateChip {...order} />
      <OrderActions order={order} />
    </Box>
  ) : null;
  return (
    <Page
      title={order ? `Pedido ${order.number}` : 'Pedido'}
      back={{ to: routes.orders, label: 'Pedidos' }}
      action={head}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => <OrderDetail order={found} />}
      </QueryState>
    </Page>
  );
}
