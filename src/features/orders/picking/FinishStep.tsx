import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { StateMessage } from '@/components/state/StateMessage';
import type { Order } from '@/services/wms/generated/orders.gen';
import { counted } from '@/utils/counted';
import { orderPath } from '@/utils/paths';
import { useFinishPickingMutation } from '../orderChanges';

/** Every line is closed: one button is left. */
export function FinishStep({ order }: { order: Order }) {
  const [finish, { isLoading }] = useFinishPickingMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const short = order.lines.filter((line) => line.shortReason !== null).length;
  const end = async () => {
    const { data } = await finish({ id: order.id, version: order.version });
    if (!data) return;
    notify({ text: `Pedido ${order.number} preparado` });
    navigate(orderPath(order.id), { replace: true });
  };
  return (
    <StateMessage
      icon="check"
      title="Está todo tomado"
      action={
        <Button variant="contained" size="large" loading={isLoading} onClick={() => void end()}>
          Terminar preparación
        </Button>
      }
    >
      {short > 0
        ? `Quedan ${counted(short, 'línea incompleta', 'líneas incompletas')}, con su motivo.`
        : 'Dejá el pedido en la zona de control.'}
    </StateMessage>
  );
}
