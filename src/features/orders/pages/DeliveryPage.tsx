import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { DeliveryForm } from '../delivery/DeliveryForm';

export function DeliveryPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetOrderQuery(id);
  const number = query.data?.number ?? '';
  return (
    <Page
      title={`Entregar ${number}`}
      purpose={query.data?.customerName}
      width="reading"
      back={{ to: orderPath(id), label: `Pedido ${number}` }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={5} />}>
        {(order) =>
          order.actions.includes('deliver') ? (
            // A change that arrives while somebody writes shows as a conflict, not as other lines under their hands.
            <DeliveryForm key={order.id} order={order} />
          ) : (
            <StateMessage icon="shipping" title="Este pedido no está en camino">
              La entrega se registra cuando el pedido está despachado.
            </StateMessage>
          )
        }
      </QueryState>
    </Page>
  );
}
