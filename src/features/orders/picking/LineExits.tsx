import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import type { Order, OrderLine } from '@/services/wms/generated/orders.gen';
import { counted } from '@/utils/counted';
import { useReturnLineMutation, useShortLineMutation } from '../orderChanges';
import { missing } from '../ordersModel';
import { wantedProduct } from './pickingModel';
import { SubstituteDialog } from './SubstituteDialog';

interface LineExitsProps {
  order: Order;
  line: OrderLine;
  onSkip: () => void;
}

type Asking = 'short' | 'substitute' | 'return';

/** What to do when the shelf does not have what the order asks for. */
export function LineExits({ order, line, onSkip }: LineExitsProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [short] = useShortLineMutation();
  const [giveBack] = useReturnLineMutation();
  const close = () => setAsking(null);
  const target = { id: order.id, lineId: line.id };
  const { name } = wantedProduct(line);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button onClick={() => setAsking('short')}>No alcanza</Button>
      <Button onClick={() => setAsking('substitute')}>Reemplazar</Button>
      {line.pickedQuantity > 0 ? (
        <Button onClick={() => setAsking('return')}>Devolver lo tomado</Button>
      ) : null}
      <Button onClick={onSkip}>Dejar para después</Button>
      {asking === 'short' ? (
        <ReasonDialog
          title="¿Cerrar la línea incompleta?"
          submitLabel="Cerrar línea"
          tone="normal"
          onSubmit={(reason) => short({ ...target, reason }).unwrap()}
          onClose={close}
        >
          {`Van a faltar ${missing(line)} de ${name}.`}
        </ReasonDialog>
      ) : null}
      {asking === 'return' ? (
        <ReasonDialog
          title="¿Devolver lo tomado?"
          submitLabel="Devolver"
          tone="normal"
          onSubmit={(reason) => giveBack({ ...target, reason }).unwrap()}
          onClose={close}
        >
          {`${counted(line.pickedQuantity, 'unidad vuelve', 'unidades vuelven')} a su ubicación: dejalas donde estaban.`}
        </ReasonDialog>
      ) : null}
      {asking === 'substitute' ? (
        <SubstituteDialog order={order} line={line} onClose={close} />
      ) : null}
    </Box>
  );
}
