import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/utils/dates';
import { CardList } from '../list/CardList';
import { Section } from '../page/Section';
import { RequestStateChip } from './RequestStateChip';
import type { RequestDetail } from './requestTypes';

/** The earlier requests of the same person and kind. */
export function PreviousRequests({ previous }: Pick<RequestDetail, 'previous'>) {
  if (previous.length === 0) return null;
  return (
    <Section title="Lo que pidió antes">
      <CardList gap={1}>
        {previous.map((request) => (
          <Box
            component="li"
            key={request.id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2">{request.title}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {formatDate(request.submittedAt, 'DD/MM/AAA')}
              </Typography>
            </Box>
            <RequestStateChip state={request.state} late={request.late} />
          </Box>
        ))}
      </CardList>
    </Section>
  );
}
