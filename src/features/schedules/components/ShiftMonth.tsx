import type { ShiftColor, ShiftKind } from '@contract/schedules/shift';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type CalendarDay,
  daysOfMonth,
  dayTitle,
  monthTitle,
} from '@/components/calendar/calendarDays';
import { shiftLook } from '@/components/schedule/shiftLook';

export interface DayShift {
  code: string;
  name: string;
  color: ShiftColor;
  kind: ShiftKind;
}

interface ShiftMonthProps {
  year: number;
  /** From 1. */
  month: number;
  shiftsOf: (day: string) => readonly DayShift[];
  holidayOf?: (day: string) => string | undefined;
  today?: string;
}

const letters = ['L', 'M', 'M', 'J', 'V', 'S', 'D'];
const cell = { minHeight: 48, p: 0.25, borderRadius: 0.75, minWidth: 0 } as const;

/** A month from Monday on, each day with its shifts; what has none is off. */
export function ShiftMonth({ year, month, shiftsOf, holidayOf, today }: ShiftMonthProps) {
  const days = daysOfMonth(year, month);
  const before = (days[0]?.weekday ?? 1) - 1;
  return (
    <Box
      component="section"
      aria-label={monthTitle(year, month)}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}
    >
      {letters.map((letter, index) => (
        <Typography
          // The letters repeat, their places do not.
          key={`${letter}${String(index)}`}
          variant="caption"
          aria-hidden
          sx={{ textAlign: 'center', color: 'text.secondary' }}
        >
          {letter}
        </Typography>
      ))}
      {days.map((day, index) => (
        <MonthDay
          key={day.iso}
          day={day}
          column={index === 0 ? before + 1 : undefined}
          shifts={shiftsOf(day.iso)}
          holiday={holidayOf?.(day.iso)}
          current={day.iso === today}
        />
      ))}
    </Box>
  );
}

interface MonthDayProps {
  day: CalendarDay;
  column: number | undefined;
  shifts: readonly DayShift[];
  holiday: string | undefined;
  current: boolean;
}

const shiftWords = ({ name, kind }: DayShift) =>
  kind === 'onCall' ? `${name} (guardia pasiva)` : name;

const spoken = (day: CalendarDay, shifts: readonly DayShift[], holiday: string | undefined) =>
  [
    dayTitle(day.iso),
    shifts.length > 0 ? shifts.map(shiftWords).join(' y ') : 'franco',
    ...(holiday ? [`feriado, ${holiday}`] : []),
  ].join(': ');

function MonthDay({ day, column, shifts, holiday, current }: MonthDayProps) {
  return (
    <Box
      role="img"
      aria-label={spoken(day, shifts, holiday)}
      title={holiday}
      sx={{
        ...cell,
        gridColumnStart: column,
        bgcolor: holiday ? 'action.hover' : undefined,
        outline: current ? '2px solid' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Typography
        variant="caption"
        component="p"
        sx={{
          textAlign: 'center',
          color: holiday ? 'error.main' : 'text.secondary',
          fontWeight: current ? 700 : 400,
        }}
      >
        {day.number}
      </Typography>
      {shifts.map((shift, index) => (
        <Box
          key={`${shift.code}${String(index)}`}
          sx={{
            ...shiftLook(shift.color, 'published', shift.kind),
            typography: 'caption',
            fontWeight: 600,
            textAlign: 'center',
            overflow: 'hidden',
          }}
        >
          {shift.code}
        </Box>
      ))}
    </Box>
  );
}
