import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import type { FormDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { isAppError } from '@/services/wms/appError';
import type { Order } from '@/services/wms/generated/orders.gen';
import { handled } from '@/services/wms/handled';
import { orderPath } from '@/utils/paths';
import { useCreateOrderMutation, useUpdateOrderMutation } from '../orderChanges';
import { type OrderValues, orderInput, toFormField } from '../orderForm';

/** The reasons of the server under the names that the form uses. */
function inFormWords(error: unknown): unknown {
  if (!isAppError(error) || !error.fields) return error;
  handled(error);
  const fields = Object.entries(error.fields).map(([name, why]) => [toFormField(name), why]);
  return { ...error, fields: Object.fromEntries(fields) };
}

/** Creates, or saves over the version that the person began with. */
export function useOrderSave(order: Order | null, { forget }: FormDraft) {
  const [create] = useCreateOrderMutation();
  const [update] = useUpdateOrderMutation();
  const navigate = useNavigate();
  const notify = useNotice();

  const leave = (id: number) => {
    forget();
    return navigate(orderPath(id), { replace: true });
  };
  const versioned = useVersionedSave<OrderValues, Order>(async (values, version) => {
    const input = orderInput(values);
    try {
      const saved = order
        ? await update({ ...input, id: order.id, version }).unwrap()
        : await create(input).unwrap();
      const what = order ? 'Cambios guardados' : `Pedido ${saved.number} creado`;
      notify({ text: saved.awaitsApproval ? `${what}: espera aprobación` : what });
      await leave(saved.id);
    } catch (error) {
      throw inFormWords(error);
    }
  });
  return { versioned, keepStored: () => order && leave(order.id) };
}
