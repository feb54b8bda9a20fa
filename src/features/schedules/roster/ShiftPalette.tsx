import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
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

const chip = { px: 1, minHeight: 32, gap: 0.75, typography: 'body2' } as const;
const LAST_KEY = 9;

/** The shifts that can be planned: by pointer, by dragging, by the key that each says. */
export function ShiftPalette({ shifts, onPut }: ShiftPaletteProps) {
  return (
    <Box
      role="group"
      aria-label="Turnos para poner"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, ...notOnPaper }}
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
          {shift.name}
          <Box component="small" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {shift.startsAt}–{shift.endsAt}
            {shift.kind === 'onCall' ? ' · guardia' : ''} · {shift.code}
            {at < LAST_KEY ? ` · ${at + 1}` : ''}
          </Box>
        </ButtonBase>
      ))}
      <ButtonBase
        onClick={() => onPut([])}
        aria-keyshortcuts="Delete"
        sx={{ ...chip, border: 1, borderColor: 'divider', borderRadius: 0.75 }}
      >
        Franco
        <Box component="small" sx={{ color: 'text.secondary' }}>
          Supr
        </Box>
      </ButtonBase>
    </Box>
  );
}
