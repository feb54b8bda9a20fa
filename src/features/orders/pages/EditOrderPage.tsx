import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { OrderForm } from '../components/OrderForm';

export function EditOrderPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetOrderQuery(id);
  const number = query.data?.number ?? '';
  return (
    <Page
      title={`Editar pedido ${number}`}
      width="reading"
      back={{ to: orderPath(id), label: `Pedido ${number}` }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(order) =>
          order.actions.includes('edit') ? (
            // A change that arrives while somebody writes shows as a conflict, not as other text under their hands.
            <OrderForm key={order.id} order={order} />
          ) : (
            <StateMessage icon="lock" title="Este pedido ya no se edita">
              Se puede cambiar solo antes de que empiece su preparación.
            </StateMessage>
          )
        }
      </QueryState>
    </Page>
  );
}
