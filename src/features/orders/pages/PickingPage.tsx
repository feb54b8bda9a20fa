import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type Order, useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { counted } from '@/utils/counted';
import { orderPath } from '@/utils/paths';
import { useFinishPickingMutation } from '../orderChanges';
import { PickingStep } from '../picking/PickingStep';
import { progress } from '../picking/pickingModel';
import { usePicking } from '../picking/usePicking';

function Picking({ order }: { order: Order }) {
  const picking = usePicking(order);
  const { done, total } = progress(order);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {done} de {total} líneas listas
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(done / total) * 100}
          aria-label="Avance de la preparación"
        />
      </Box>
      {picking.line ? (
        <PickingStep order={order} line={picking.line} picking={picking} />
      ) : (
        <FinishStep order={order} />
      )}
    </Box>
  );
}

export function PickingPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetOrderQuery(id);
  const number = query.data?.number ?? '';
  return (
    <Page
      title={`Preparar ${number}`}
      width="reading"
      back={{ to: orderPath(id), label: `Pedido ${number}` }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {(order) =>
          order.actions.includes('pick') ? (
            <Picking order={order} />
          ) : (
            <StateMessage icon="lock" title="Este pedido no está a tu nombre para preparar">
              Volvé al pedido: ahí ves en qué paso está y quién lo tiene.
            </StateMessage>
          )
        }
      </QueryState>
    </Page>
  );
}

/** Every line is closed: one button is left. */
function FinishStep({ order }: { order: Order }) {
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
