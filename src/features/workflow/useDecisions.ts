import { useState } from 'react';
import type { RequestDetail } from '@/components/workflow/requestTypes';
import type { Decision, HeldDecision } from './useHeldDecision';

export type Asking = 'reject' | 'return';

/** Decides on the request that is open; `onDecided` then moves on. */
export function useDecisions(
  request: RequestDetail | undefined,
  held: Pick<HeldDecision, 'hold' | 'isGone' | 'refused'>,
  onDecided: (id: number) => void,
) {
  const [asking, setAsking] = useState<Asking | null>(null);
  // The keys do only what the server offers; a decided request is not decided twice.
  const target =
    request?.actions.includes('approve') && !held.isGone(request) ? request : undefined;

  const decide = (kind: Decision['kind'], reason: string) => {
    if (!target) return;
    const { id, version, owner } = target;
    held.hold({ kind, id, version, reason, name: owner.name });
    onDecided(id);
  };
  const { refused } = held;
  return {
    approve: () => decide('approve', ''),
    explain: (reason: string) => asking && decide(asking, reason),
    asking,
    ask: (kind: Asking | null) => setAsking(target ? kind : null),
    /** The reason that was written for this request and did not arrive. */
    written: refused && refused.id === request?.id ? refused.reason : '',
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
