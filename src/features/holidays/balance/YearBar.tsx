import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeaveYear } from '@/services/wms/generated/holidays.gen';
import { daysText, dayText } from '../leaveTexts';

const height = 12;

/** What a year gave, and how much of it is left; the words beside it say the same. */
export function YearBar({ year, given, left, expiresOn }: LeaveYear) {
  const part = given > 0 ? Math.max(0, Math.min(1, left / given)) : 0;
  const lapses = left > 0 && expiresOn ? `, hasta el ${dayText(expiresOn)}` : '';
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="span">
          Período {year}:
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {left === 0
            ? `sin días: se usaron o pasaron los ${daysText(given)}`
            : `quedan ${daysText(left)} de ${given}${lapses}`}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{
          mt: 0.75,
          height,
          borderRadius: 1,
          bgcolor: 'surface.sunken',
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ width: `${part * 100}%`, height: '100%', bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}
