import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/utils/dates';
import type { OrderEvent } from '../api';
import { eventText } from '../ordersModel';

/** Who did what when, the last thing first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return (
    <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...events].reverse().map((event) => (
        <Box
          component="li"
          key={event.id}
          sx={{
            position: 'relative',
            pl: 3,
            pb: 2,
            borderLeft: 2,
            borderColor: 'divider',
            ml: 0.75,
            '&:last-child': { borderColor: 'transparent', pb: 0 },
            '&::before': {
              content: '""',
              position: 'absolute',
              left: -7,
              top: 6,
              width: 12,
              height: 12,
              borderRadius: '50%',
              bgcolor: 'primary.main',
            },
          }}
        >
          <Typography>{eventText(event)}</Typography>
          {event.reason ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              «{event.reason}»
            </Typography>
          ) : null}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {event.person?.name ?? 'El sistema'} · {formatDate(event.at, 'DD/MM/AAA HS:MN')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
