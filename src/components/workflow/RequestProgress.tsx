import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useGetRequestQuery } from '@/services/workflow/requestHooks';
import { formatDate } from '@/utils/dates';
import { inboxRequestPath } from '@/utils/paths';
import { Section } from '../page/Section';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { EventHistory } from '../timeline/EventHistory';
import { RequestChain } from './RequestChain';
import { eventText, waitsSince } from './requestTexts';
import { StuckActions } from './StuckActions';

/** On the page of what was asked for: who decides it, what happened, and what may be done about it where it waits. */
export function RequestProgress({ requestId }: { requestId: number }) {
  const query = useGetRequestQuery(requestId);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={3} avatar />}>
      {(request) => {
        const since = waitsSince(request);
        return (
          <>
            <Section title="Quién decide">
              {since ? (
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                  Espera desde el {formatDate(since, 'DD/MM/AAA HS:MN')}
                </Typography>
              ) : null}
              <RequestChain chain={request.chain} />
              {request.actions.includes('approve') ? (
                <Button
                  component={Link}
                  to={inboxRequestPath(requestId)}
                  variant="contained"
                  sx={{ mt: 2 }}
                >
                  Decidir en Aprobaciones
                </Button>
              ) : null}
              <StuckActions request={request} />
            </Section>
            <Section title="Historia">
              <EventHistory history={request.history} textOf={eventText} />
            </Section>
          </>
        );
      }}
    </QueryState>
  );
}
