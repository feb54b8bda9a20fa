import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import type { Order } from '@/services/wms/generated/orders.gen';
import { counted } from '@/utils/counted';
import {
  useCancelOrderMutation,
  useHoldOrderMutation,
  useStepBackOrderMutation,
} from '../orderChanges';
import { stateLabels } from '../ordersModel';

type Kind = 'hold' | 'stepBack' | 'cancel';

interface WhyDialogProps {
  kind: Kind;
  order: Order;
  onClose: () => void;
}

function consequence(kind: Kind, order: Order): string {
  const units = order.lines.reduce((total, line) => total + line.pickedQuantity, 0);
  const back =
    units > 0 ? ` Lo tomado (${counted(units, 'unidad', 'unidades')}) vuelve a su lugar.` : '';
  if (kind === 'hold') return 'Nadie va a poder seguir con el pedido hasta que se reanude.';
  if (kind === 'cancel') return `El pedido queda cancelado y no se puede reabrir.${back}`;
  const to = order.previousState;
  const name = to ? stateLabels[to].toLowerCase() : 'el paso anterior';
  if (to === 'created') return `El pedido vuelve a «${name}», sin preparador.${back}`;
  if (to === 'checked') return `El pedido vuelve a «${name}» y sus bultos se deshacen.`;
  return `El pedido vuelve a «${name}».`;
}

const words: Record<Kind, { title: string; submit: string }> = {
  hold: { title: '¿Detener el pedido?', submit: 'Detener' },
  stepBack: { title: '¿Volver un paso?', submit: 'Volver' },
  cancel: { title: '¿Cancelar el pedido?', submit: 'Cancelar pedido' },
};

/** Holding, stepping back and cancelling: what will happen, and why. */
export function WhyDialog({ kind, order, onClose }: WhyDialogProps) {
  const [hold] = useHoldOrderMutation();
  const [stepBack] = useStepBackOrderMutation();
  const [cancel] = useCancelOrderMutation();
  const send = { hold, stepBack, cancel }[kind];
  const { id, version } = order;
  return (
    <ReasonDialog
      title={words[kind].title}
      submitLabel={words[kind].submit}
      tone={kind === 'cancel' ? 'danger' : 'normal'}
      onSubmit={(reason) => send({ id, version, reason }).unwrap()}
      onClose={onClose}
    >
      {consequence(kind, order)}
    </ReasonDialog>
  );
}
