import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import type { Order } from '@/services/wms/generated/orders.gen';
import { deliveryPath, orderEditPath, pickingPath } from '@/utils/paths';
import {
  useDispatchOrderMutation,
  useReleaseOrderMutation,
  useResumeOrderMutation,
  useStartPickingMutation,
} from '../orderChanges';
import type { OrderAction } from '../ordersModel';
import { AssignDialog } from './AssignDialog';
import { CheckDialog } from './CheckDialog';
import { PackDialog } from './PackDialog';
import { WhyDialog } from './WhyDialog';

type Asking = 'assign' | 'check' | 'pack' | 'hold' | 'stepBack' | 'cancel';
const asks: readonly OrderAction[] = ['assign', 'check', 'pack', 'hold', 'stepBack', 'cancel'];
const isAsking = (action: OrderAction): action is Asking => asks.includes(action);

/** What each action of an order does here: at once, in a dialog or on a page of its own. */
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
