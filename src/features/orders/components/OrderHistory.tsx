import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import type { OrderEvent } from '@/services/wms/generated/orders.gen';
import { formatDate } from '@/utils/dates';
import { eventText } from '../ordersModel';

/** Who did what when, the last thing first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...events].reverse().map((event) => (
        <TimelineItem key={event.id}>
          <Typography>{eventText(event)}</Typography>
          {event.reason ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              «{event.reason}»
            </Typography>
          ) : null}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {event.person?.name ?? 'El sistema'} · {formatDate(event.at, 'DD/MM/AAA HS:MN')}
          </Typography>
        </TimelineItem>
      ))}
    </Box>
  );
}
