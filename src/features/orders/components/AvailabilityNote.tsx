import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { Availability } from '@/services/wms/generated/orders.gen';
import { availabilityText, shortageText } from '../ordersModel';

interface AvailabilityNoteProps {
  found: Availability;
  asked: number;
  /** Told as it changes, where somebody is typing. */
  live?: boolean;
}

/** How many there are, and whether that is enough: a warning and never a refusal, for more may come. */
export function AvailabilityNote({ found, asked, live = false }: AvailabilityNoteProps) {
  const shortage = shortageText(found, asked);
  return (
    <Box>
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
        {availabilityText(found)}
      </Typography>
      <Typography
        variant="caption"
        component="span"
        role={live ? 'status' : undefined}
        sx={{
          display: shortage ? 'flex' : 'none',
          alignItems: 'center',
          gap: 0.5,
          color: 'warning.main',
          fontWeight: 600,
        }}
      >
        {shortage ? <Icon name="warning" fontSize="inherit" /> : null}
        {shortage}
      </Typography>
    </Box>
  );
}
