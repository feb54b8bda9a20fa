import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RequestChain } from '@/components/workflow/RequestChain';
import { RequestHistory } from '@/components/workflow/RequestHistory';
import { useGetRequestQuery } from '../api';

/** Who decides it and what happened, for those whom the request concerns. */
export function LeaveProgress({ requestId }: { requestId: number }) {
  const query = useGetRequestQuery(requestId);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={3} avatar />}>
      {({ chain, history }) => (
        <>
          <Section title="Quién decide">
            <RequestChain chain={chain} />
          </Section>
          <Section title="Historia">
            <RequestHistory history={history} />
          </Section>
        </>
      )}
    </QueryState>
  );
}
