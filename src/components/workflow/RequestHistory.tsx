import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/utils/dates';
import { TimelineItem } from '../timeline/TimelineItem';
import { eventText } from './requestTexts';
import type { RequestDetail } from './requestTypes';

/** What happened, the last thing first. */
export function RequestHistory({ history }: Pick<RequestDetail, 'history'>) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...history].reverse().map((event) => (
        <TimelineItem key={event.id}>
          <Typography variant="body2">{eventText(event)}</Typography>
          {event.reason ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              «{event.reason}»
            </Typography>
          ) : null}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatDate(event.at, 'DD/MM/AAA HS:MN')}
          </Typography>
        </TimelineItem>
      ))}
    </Box>
  );
}
