import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AttachedFiles } from '../files/AttachedFiles';
import { Section } from '../page/Section';
import { PersonName } from '../person/PersonName';
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
  /** What only some of its readers need, before its history. */
  children?: ReactNode;
}

/** A request whole: what is asked, by whom, what helps to decide, who decides and what happened. */
export function RequestSummary({ request, children }: RequestSummaryProps) {
  return (
    <>
      <Card sx={{ p: 2.5, mb: 3, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <PersonName
              name={request.owner.name}
              imageUrl={request.owner.imageUrl}
              detail={request.owner.position}
              size={44}
              whole
            />
          </Box>
          <RequestStateChip state={request.state} late={request.late} />
        </Box>
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
      </Card>
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
