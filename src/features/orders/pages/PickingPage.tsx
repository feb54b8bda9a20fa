import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type Order, useGetOrderQuery } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { FinishStep } from '../picking/FinishStep';
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
