import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import type { FormDraft } from '@/components/form/useDraft';
import { isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';
import { orderPath } from '@/utils/paths';
import { type Order, useCreateOrderMutation, useUpdateOrderMutation } from '../api';
import { type OrderValues, toFormField, toInput } from '../orderForm';

interface Conflict {
  mine: OrderValues;
  stored: Order;
}

function storedOrder(error: unknown): Order | null {
  if (!isAppError(error) || error.code !== 'conflicto_version') return null;
  return (error.data as { current?: Order } | undefined)?.current ?? null;
}

/** The reasons of the server under the names that the form uses. */
function inFormWords(error: unknown): unknown {
  if (!isAppError(error) || !error.fields) return error;
  handled(error);
  const fields = Object.entries(error.fields).map(([name, why]) => [toFormField(name), why]);
  return { ...error, fields: Object.fromEntries(fields) };
}

/** Creates, or saves over the version that the person began with; when somebody saved first it holds both versions until the person decides. */
export function useOrderSave(order: Order | null, { version, forget }: FormDraft) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [create] = useCreateOrderMutation();
  const [update, { isLoading }] = useUpdateOrderMutation();
  const navigate = useNavigate();
  const notify = useNotice();

  const leave = (id: number) => {
    forget();
    return navigate(orderPath(id), { replace: true });
  };
  const send = async (values: OrderValues, over: number) => {
    const input = toInput(values);
    try {
      const saved = order
        ? await update({ ...input, id: order.id, version: over }).unwrap()
        : await create(input).unwrap();
      const what = order ? 'Cambios guardados' : `Pedido ${saved.number} creado`;
      notify({ text: saved.awaitsApproval ? `${what}: espera aprobación` : what });
      await leave(saved.id);
    } catch (error) {
      const stored = storedOrder(error);
      if (stored) setConflict({ mine: values, stored });
      throw inFormWords(error);
    }
  };
  const keepMine = async () => {
    if (!conflict) return;
    await send(conflict.mine, conflict.stored.version).catch((error: unknown) => {
      // A third version is shown in the same dialog; anything else is told over the form.
      if (storedOrder(error)) handled(error);
      else setConflict(null);
    });
  };
  return {
    save: (values: OrderValues) => send(values, version),
    conflict,
    saving: isLoading,
    keepMine,
    keepStored: () => order && leave(order.id),
    leaveConflict: () => setConflict(null),
  };
}
