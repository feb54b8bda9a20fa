import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { EventHistory } from '@/components/timeline/EventHistory';
import { RequestChain } from '@/components/workflow/RequestChain';
import { eventText } from '@/components/workflow/requestTexts';
import { useGetRequestQuery } from '@/services/wms/generated/workflow.gen';

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
            <EventHistory history={history} textOf={eventText} />
          </Section>
        </>
      )}
    </QueryState>
  );
}
