import type { ShiftFields } from '@contract/schedules/shift';
import Box from '@mui/material/Box';
import { shiftLook } from '@/components/schedule/shiftLook';

/** The letters of a shift on its colour, as the board shows them. */
export function ShiftChip({ code, color, kind }: Pick<ShiftFields, 'code' | 'color' | 'kind'>) {
  return (
    <Box
      component="span"
      sx={{
        ...shiftLook(color, 'published', kind),
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 52,
        minHeight: 32,
        px: 0.75,
        typography: 'body2',
      }}
    >
      {code}
    </Box>
  );
}
