import { useState } from 'react';
import { useNotice } from '@/components/feedback/useNotice';
import type { RequestDetail } from '@/components/workflow/requestTypes';
import {
  useApproveRequestMutation,
  useRejectRequestMutation,
  useReturnRequestMutation,
} from '@/services/wms/generated/workflow.gen';

export type Asking = 'reject' | 'return';

/** Decides on the request that is open; `onDecided` then moves on. */
export function useDecisions(request: RequestDetail | undefined, onDecided: (id: number) => void) {
  const [approveOne, { isLoading }] = useApproveRequestMutation();
  const [rejectOne] = useRejectRequestMutation();
  const [returnOne] = useReturnRequestMutation();
  const [asking, setAsking] = useState<Asking | null>(null);
  const notify = useNotice();
  // What the server does not offer, no key does either.
  const target = request?.actions.includes('approve') ? request : undefined;

  const decided = (text: string, { id, owner }: RequestDetail) => {
    notify({ text: `${text}: ${owner.name}` });
    onDecided(id);
  };
  const ask = (kind: Asking | null) => setAsking(target ? kind : null);
  const approve = async () => {
    if (!target || isLoading) return;
    const { error } = await approveOne({ id: target.id, version: target.version });
    if (!error) decided('Aprobada', target);
  };
  const explain = async (reason: string) => {
    if (!target || !asking) return;
    const { id, version } = target;
    const send = asking === 'reject' ? rejectOne : returnOne;
    await send({ id, version, reason }).unwrap();
    decided(asking === 'reject' ? 'Rechazada' : 'Pediste cambios', target);
  };
  return { approve, explain, asking, ask, working: isLoading };
}

export type Decisions = ReturnType<typeof useDecisions>;
