import { type DayFlag, dayFlagLabels } from '@contract/markings/punch';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const tones: Readonly<Record<DayFlag, 'error' | 'warning' | 'default'>> = {
  forgottenExit: 'error',
  missingEntry: 'error',
  missingReturn: 'error',
  absent: 'error',
  awaited: 'error',
  waiting: 'warning',
  late: 'warning',
  early: 'warning',
  outside: 'warning',
  offline: 'default',
  noShift: 'default',
};

/** The flags of a day that need a look, the gravest first. */
export function DayFlags({ flags }: { flags: readonly DayFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {flags.map((flag) => (
        <Chip
          key={flag}
          size="small"
          variant="outlined"
          color={tones[flag]}
          label={dayFlagLabels[flag]}
        />
      ))}
    </Box>
  );
}
