import { counted } from '@contract/core/counted';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import type { Order } from '@/services/wms/generated/orders.gen';
import { deliveryPath, orderEditPath, pickingPath } from '@/utils/paths';
import {
  useAssignPickerMutation,
  useCancelOrderMutation,
  useDispatchOrderMutation,
  useHoldOrderMutation,
  useReleaseOrderMutation,
  useResumeOrderMutation,
  useStartPickingMutation,
  useStepBackOrderMutation,
} from '../orderChanges';
import type { OrderAction } from '../ordersModel';
import { stateLabels } from '../ordersModel';
import { CheckDialog } from './CheckDialog';
import { PackDialog } from './PackDialog';
import { PickerInput } from './PickerInput';

type Asking = 'assign' | 'check' | 'pack' | 'hold' | 'stepBack' | 'cancel';
const asks: readonly OrderAction[] = ['assign', 'check', 'pack', 'hold', 'stepBack', 'cancel'];
const isAsking = (action: OrderAction): action is Asking => asks.includes(action);

/** Each action of an order runs here: at once, in a dialog or on a page of its own. */
export function useOrderActions(order: Order) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const navigate = useNavigate();
  const notify = useNotice();
  const [release] = useReleaseOrderMutation();
  const [start] = useStartPickingMutation();
  const [dispatchOrder] = useDispatchOrderMutation();
  const [resume] = useResumeOrderMutation();
  const target = { id: order.id, version: order.version };

  const run = async (action: OrderAction) => {
    if (isAsking(action)) setAsking(action);
    else if (action === 'pick') navigate(pickingPath(order.id));
    else if (action === 'edit') navigate(orderEditPath(order.id));
    else if (action === 'deliver') navigate(deliveryPath(order.id));
    else if (action === 'start') {
      const { data } = await start(target);
      if (data) navigate(pickingPath(order.id));
    } else if (action === 'release') {
      const { data } = await release(target);
      if (data) notify({ text: 'Pedido liberado para preparar' });
    } else if (action === 'dispatch') {
      const { data } = await dispatchOrder(target);
      if (data) notify({ text: 'Pedido despachado' });
    } else if (action === 'resume') {
      const { data } = await resume(target);
      if (data) notify({ text: 'El pedido sigue desde donde estaba' });
    }
  };
  const close = () => setAsking(null);
  const dialogs: Record<Asking, () => ReactNode> = {
    assign: () => <AssignDialog order={order} onClose={close} />,
    check: () => <CheckDialog order={order} onClose={close} />,
    pack: () => <PackDialog order={order} onClose={close} />,
    hold: () => <WhyDialog kind="hold" order={order} onClose={close} />,
    stepBack: () => <WhyDialog kind="stepBack" order={order} onClose={close} />,
    cancel: () => <WhyDialog kind="cancel" order={order} onClose={close} />,
  };
  return { run, dialog: asking ? dialogs[asking]() : null };
}

const assignForm = z.object({ pickerId: z.union([z.literal(''), z.number()]) });
type Values = z.input<typeof assignForm>;
const resolver = contractResolver(assignForm);

interface AssignDialogProps {
  order: Order;
  onClose: () => void;
}

/** The dialog chooses who prepares the order, and shows how much each one already has in hand. */
function AssignDialog({ order, onClose }: AssignDialogProps) {
  const [assign] = useAssignPickerMutation();
  const form = useForm<Values>({ resolver, defaultValues: { pickerId: order.picker?.id ?? '' } });
  return (
    <FormDialog
      open
      title="Asignar pedido"
      form={form}
      submitLabel="Asignar"
      onSubmit={async ({ pickerId }) => {
        const { id, version } = order;
        await assign({ id, version, pickerId: pickerId === '' ? null : pickerId }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <PickerInput label="Quién lo prepara" siteId={order.siteId} />
    </FormDialog>
  );
}

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
function WhyDialog({ kind, order, onClose }: WhyDialogProps) {
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
