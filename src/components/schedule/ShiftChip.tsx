import type { ShiftFields } from '@contract/schedules/shift';
import Box from '@mui/material/Box';
import { type ShiftState, shiftLook } from './shiftLook';

interface ShiftChipProps {
  shift: Pick<ShiftFields, 'name' | 'color' | 'startsAt' | 'endsAt' | 'kind'>;
  state?: ShiftState;
}

/** A shift with its name and its hours, in its colour. */
export function ShiftChip({ shift, state }: ShiftChipProps) {
  const { name, color, startsAt, endsAt, kind } = shift;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        typography: 'body2',
        ...shiftLook(color, state, kind),
      }}
    >
      {name}{' '}
      <Box component="span" sx={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
        {startsAt}–{endsAt}
        {kind === 'onCall' ? ' · guardia pasiva' : ''}
      </Box>
    </Box>
  );
}
