import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Page } from '@/components/page/Page';
import { RefusedWork } from '@/components/scan/RefusedWork';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useUntilRead } from '@/services/offline/useUntilRead';
import { isAppError } from '@/services/wms/appError';
import { type Order, useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { orderPath } from '@/utils/paths';
import { useFinishPickingMutation } from '../orderChanges';
import { PickingStep } from '../picking/PickingStep';
import { progress } from '../picking/pickingModel';
import { usePicking } from '../picking/usePicking';
import { useWaitingPicks, withWaiting } from '../picking/waitingPicks';

interface PickingProps {
  order: Order;
  /** Steps that wait for the network. */
  unsent: number;
  /** The order was not read again since they were sent, so its version is an older one. */
  unread: boolean;
}

function Picking({ order, unsent, unread }: PickingProps) {
  const picking = usePicking(order);
  const { done, total } = progress(order);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {`${done} de ${counted(total, 'línea lista', 'líneas listas')}`}
          {unsent > 0 ? ` · ${formatNumber(unsent)} sin enviar` : ''}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={Math.round((done / total) * 100)}
          aria-label="Avance de la preparación"
        />
      </Box>
      {picking.line ? (
        <PickingStep order={order} line={picking.line} picking={picking} />
      ) : (
        <FinishStep order={order} unsent={unsent} unread={unread} />
      )}
    </Box>
  );
}

export function PickingPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetOrderQuery(id);
  const number = query.data?.number ?? '';
  const { waiting, refused } = useWaitingPicks(id);
  const taken = useUntilRead(waiting, query.fulfilledTimeStamp);
  // An order that is no longer this person's is not shown as they left it.
  const lost = isAppError(query.error) && query.error.status === 404;
  return (
    <Page
      title={`Preparar ${number}`}
      width="reading"
      back={{ to: orderPath(id), label: `Pedido ${number}` }}
    >
      <RefusedWork
        refused={refused}
        why={
          lost
            ? 'El pedido ya no está a tu nombre: pasó a otra persona o se canceló. Dejá lo que tomaste donde estaba.'
            : undefined
        }
      />
      <QueryState
        query={lost ? { ...query, data: undefined } : query}
        skeleton={<SkeletonRows rows={4} />}
      >
        {(order) =>
          order.actions.includes('pick') ? (
            <Picking
              order={withWaiting(order, taken)}
              unsent={waiting.length}
              unread={taken.length > 0}
            />
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
function FinishStep({ order, unsent, unread }: PickingProps) {
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
        <Button
          variant="contained"
          size="large"
          disabled={unsent > 0}
          loading={isLoading || (unread && unsent === 0)}
          onClick={() => void end()}
        >
          Terminar preparación
        </Button>
      }
    >
      {unsent > 0
        ? 'Falta enviar lo que hiciste sin conexión. Se envía solo cuando vuelva, y ahí podés terminar.'
        : short > 0
          ? `Quedan ${counted(short, 'línea incompleta', 'líneas incompletas')}, con su motivo.`
          : 'Dejá el pedido en la zona de control.'}
    </StateMessage>
  );
}
