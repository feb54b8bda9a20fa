import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { PreviousRequests } from '@/components/workflow/PreviousRequests';
import { RequestSummary } from '@/components/workflow/RequestSummary';
import type { RequestDetail } from '@/components/workflow/requestTypes';
import type { Decisions } from '../useDecisions';
import { DecisionBar } from './DecisionBar';

interface InboxPanelProps {
  query: { data?: RequestDetail; isLoading: boolean; error?: unknown; refetch: () => unknown };
  decisions: Decisions;
}

/** The request that is open, with all that helps to decide, and the decision. */
export function InboxPanel({ query, decisions }: InboxPanelProps) {
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={6} avatar />}>
      {(request) => (
        <>
          <RequestSummary request={request}>
            <PreviousRequests previous={request.previous} />
          </RequestSummary>
          <DecisionBar
            request={request}
            working={decisions.working}
            onApprove={() => void decisions.approve()}
            onReject={() => decisions.ask('reject')}
            onReturn={() => decisions.ask('return')}
          />
        </>
      )}
    </QueryState>
  );
}
