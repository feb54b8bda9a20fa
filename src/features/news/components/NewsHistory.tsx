import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import { formatDate } from '@/utils/dates';
import type { NewsEvent } from '../api';
import { eventText } from '../newsTexts';

/** Who did what when, the last thing first. */
export function NewsHistory({ history }: { history: readonly NewsEvent[] }) {
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
