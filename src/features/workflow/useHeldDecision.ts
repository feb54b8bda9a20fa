import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { retractNotice } from '@/components/feedback/noticeQueue';
import { useNotice } from '@/components/feedback/useNotice';
import { asAppError } from '@/components/state/asAppError';
import { beforeLeaving } from '@/services/session/beforeLeaving';
import { workflowApi } from '@/services/wms/generated/workflow.gen';
import { handled } from '@/services/wms/handled';

export interface Decision {
  kind: 'approve' | 'reject' | 'return';
  id: number;
  version: number;
  /** Empty where it is approved. */
  reason: string;
  /** The person whose request it is. */
  name: string;
}

/** How long a decision can be taken back. */
const holdMs = 5_000;

const words = { approve: 'Aprobada', reject: 'Rechazada', return: 'Pediste cambios' } as const;
const textOf = ({ kind, name }: Decision) => `${words[kind]}: ${name}`;
const keyOf = ({ id, version }: Pick<Decision, 'id' | 'version'>) => `${id}.${version}`;

/**
 * A decision waits some seconds before it is sent, so that it can be taken back; the next one, or leaving, sends it at
 * once.
 */
export function useHeldDecision(onTakenBack: (id: number) => void) {
  const dispatch = useAppDispatch();
  const notify = useNotice();
  const waiting = useRef<{ decision: Decision; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [held, setHeld] = useState<Decision | null>(null);
  // Until the list is read again, too: by its version, for a request may come back changed.
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Decision | null>(null);

  const bring = useCallback(
    (decision: Decision) =>
      setGone((before) => new Set([...before].filter((key) => key !== keyOf(decision)))),
    [],
  );
  /** The waiting decision, which waits no longer; the first to ask is the only one who gets it. */
  const take = useCallback(() => {
    const { current } = waiting;
    waiting.current = null;
    if (!current) return null;
    clearTimeout(current.timer);
    retractNotice(textOf(current.decision));
    setHeld(null);
    return current.decision;
  }, []);
  const send = useCallback(async () => {
    const decision = take();
    if (!decision) return;
    const { kind, id, version, reason, name } = decision;
    const { approveRequest, rejectRequest, returnRequest } = workflowApi.endpoints;
    const call =
      kind === 'approve'
        ? dispatch(approveRequest.initiate({ id, version }))
        : dispatch(
            (kind === 'reject' ? rejectRequest : returnRequest).initiate({ id, version, reason }),
          );
    try {
      await call.unwrap();
    } catch (error) {
      handled(error);
      const { message, detail } = asAppError(error);
      bring(decision);
      setRefused(decision);
      const text = `No se guardó tu decisión sobre ${name}. ${message}`;
      notify({ text, tone: 'error', detail });
    }
  }, [take, bring, dispatch, notify]);

  const hold = (decision: Decision) => {
    void send();
    setGone((before) => new Set([...before, keyOf(decision)]));
    setHeld(decision);
    setRefused(null);
    waiting.current = { decision, timer: setTimeout(() => void send(), holdMs) };
    notify({ text: textOf(decision), undo: takeBack, lasts: holdMs });
  };
  const takeBack = () => {
    const decision = take();
    if (!decision) return;
    bring(decision);
    onTakenBack(decision.id);
  };

  useEffect(() => {
    const leave = () => void send();
    const hide = () => document.visibilityState === 'hidden' && leave();
    // Whichever comes: a phone that puts the page away may never say more than that it is hidden.
    const stop = beforeLeaving(send);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [send]);

  const isGone = (row: Pick<Decision, 'id' | 'version'>) => gone.has(keyOf(row));
  return { hold, takeBack, send, held, isGone, refused };
}

export type HeldDecision = ReturnType<typeof useHeldDecision>;
