import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { routes } from '@/utils/paths';
import { OrderForm } from '../components/OrderForm';

export function NewOrderPage() {
  return (
    <RequirePermission flag="ORDERS.create">
      <Page title="Nuevo pedido" width="reading" back={{ to: routes.orders, label: 'Pedidos' }}>
        <OrderForm order={null} />
      </Page>
    </RequirePermission>
  );
}
