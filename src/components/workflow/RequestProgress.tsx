import { useGetRequestQuery } from '@/services/workflow/requestHooks';
import { Section } from '../page/Section';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { EventHistory } from '../timeline/EventHistory';
import { RequestChain } from './RequestChain';
import { eventText } from './requestTexts';

/** On the page of what was asked for: who decides it and what happened, for those whom the request concerns. */
export function RequestProgress({ requestId }: { requestId: number }) {
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
