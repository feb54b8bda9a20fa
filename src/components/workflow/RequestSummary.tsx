import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AttachedFiles } from '../files/AttachedFiles';
import { Section } from '../page/Section';
import { PersonCard } from '../person/PersonCard';
import { RelativeTime } from '../time/RelativeTime';
import { EventHistory } from '../timeline/EventHistory';
import { RequestChain } from './RequestChain';
import { RequestComments } from './RequestComments';
import { RequestFacts } from './RequestFacts';
import { RequestStateChip } from './RequestStateChip';
import { eventText } from './requestTexts';
import type { RequestDetail } from './requestTypes';
import { StuckActions } from './StuckActions';

interface RequestSummaryProps {
  request: RequestDetail;
  /** The parts that only some of its readers need, before its history. */
  children?: ReactNode;
}

/** A request whole: what is asked, by whom, what helps to decide, who decides and what happened. */
export function RequestSummary({ request, children }: RequestSummaryProps) {
  return (
    <>
      <PersonCard
        name={request.owner.name}
        imageUrl={request.owner.imageUrl}
        detail={request.owner.position}
        chip={<RequestStateChip state={request.state} late={request.late} />}
      >
        <Box>
          <Typography variant="h3" component="p">
            {request.title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {request.typeLabel} · <RelativeTime value={request.submittedAt} />
          </Typography>
        </Box>
        <RequestFacts facts={request.facts} />
        <AttachedFiles files={request.attachments} />
      </PersonCard>
      <Section title="Quién decide">
        <RequestChain chain={request.chain} />
        <StuckActions request={request} />
      </Section>
      {children}
      <Section title="Comentarios">
        <RequestComments requestId={request.id} />
      </Section>
      <Section title="Historia">
        <EventHistory history={request.history} textOf={eventText} />
      </Section>
    </>
  );
}
