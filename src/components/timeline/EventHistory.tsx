import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/utils/dates';
import { TimelineItem } from './TimelineItem';

interface TimelineEvent {
  id: number | string;
  at: string;
  reason: string | null;
}

interface EventHistoryProps<Event extends TimelineEvent> {
  history: readonly Event[];
  textOf: (event: Event) => string;
}

/** The history tells who did what when, the last thing first. */
export function EventHistory<Event extends TimelineEvent>({
  history,
  textOf,
}: EventHistoryProps<Event>) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...history].reverse().map((event) => (
        <TimelineItem key={event.id}>
          <Typography variant="body2">{textOf(event)}</Typography>
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
