import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { notOnPaper } from '@/components/paper/paperMarks';
import { shiftLook } from '@/components/schedule/shiftLook';
import type { Shift } from '@/services/wms/generated/schedules.gen';
import { hoursOf, kindText } from './rosterTexts';
import { carryShift } from './useRosterDrag';

interface ShiftPaletteProps {
  shifts: readonly Shift[];
  /** Puts it where the cursor is; nothing leaves the day off. */
  onPut: (ids: readonly number[]) => void;
}

const chip = {
  px: 1,
  minHeight: 32,
  flex: 'none',
  gap: 0.5,
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const;
const LAST_KEY = 9;

/** The shifts that can be planned: by pointer, by dragging, by the key that each says. */
export function ShiftPalette({ shifts, onPut }: ShiftPaletteProps) {
  return (
    <Box
      role="group"
      aria-label="Turnos para poner"
      // The palette is a line that moves to the side: each shift more would cost a row of people.
      sx={{
        display: 'flex',
        gap: 0.75,
        py: 0.5,
        flex: '0 1 auto',
        minWidth: 0,
        overflowX: 'auto',
        scrollbarWidth: 'thin',
        ...notOnPaper,
      }}
    >
      {shifts.map((shift, at) => (
        <ButtonBase
          key={shift.id}
          draggable
          onDragStart={(event) => carryShift(event, shift.id)}
          onClick={() => onPut([shift.id])}
          title={`${shift.name}, ${hoursOf(shift)}${kindText(shift)}`}
          aria-keyshortcuts={at < LAST_KEY ? String(at + 1) : undefined}
          sx={{ ...chip, ...shiftLook(shift.color, 'published', shift.kind), cursor: 'grab' }}
        >
          <Box component="span" sx={visuallyHidden}>{`${shift.name}: `}</Box>
          {shift.code}
          <Box component="small" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {shift.startsAt}–{shift.endsAt}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {`${kindText(shift)}${at < LAST_KEY ? `, tecla ${at + 1}` : ''}`}
          </Box>
        </ButtonBase>
      ))}
      <ButtonBase
        onClick={() => onPut([])}
        aria-keyshortcuts="Delete"
        sx={{ ...chip, border: 1, borderColor: 'divider', borderRadius: 0.75 }}
      >
        Franco
      </ButtonBase>
    </Box>
  );
}
