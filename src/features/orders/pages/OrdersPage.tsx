import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';

export function OrdersPage() {
  return (
    <Page
      title="Pedidos"
      purpose="Los pedidos del depósito, desde que entran hasta que se entregan."
      width="wide"
    >
      <StateMessage icon="orders" title="Todavía no hay pedidos en esta organización">
        Primero hace falta cargar los productos y sus ubicaciones. Cuando estén, los pedidos que
        lleguen aparecen en esta lista.
      </StateMessage>
    </Page>
  );
}
