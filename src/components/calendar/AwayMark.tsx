import Box from '@mui/material/Box';
import type { AwayDays } from '@/services/absences/calendarHooks';
import { awayText } from './calendarDays';
import { awayLook } from './calendarStyles';

interface AwayMarkProps {
  away: AwayDays;
  /** Too narrow for its name, which is then only heard and hovered. */
  narrow?: boolean;
}

const sides = { whole: {}, morning: { mr: '50%' }, afternoon: { ml: '50%' } };

/** Days away as a bar: full where firm, outlined while they wait. */
export function AwayMark({ away, narrow = false }: AwayMarkProps) {
  const text = awayText(away);
  return (
    <Box role="img" title={text} aria-label={text} sx={{ ...awayLook(away), ...sides[away.part] }}>
      {narrow ? '' : away.label}
    </Box>
  );
}
