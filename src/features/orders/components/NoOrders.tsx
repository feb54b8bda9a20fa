import { StateMessage } from '@/components/state/StateMessage';

export function NoOrders() {
  return (
    <StateMessage icon="orders" title="No hay pedidos abiertos">
      Los pedidos que se creen para tu depósito aparecen acá, en el paso en que estén.
    </StateMessage>
  );
}
