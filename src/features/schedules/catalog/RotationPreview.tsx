import { shiftOn } from '@contract/schedules/shiftOn';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { monthTitle } from '@/components/calendar/calendarDays';
import { moveMonth, readMonth } from '@/components/calendar/shownMonth';
import type { Shift } from '@/services/wms/generated/schedules.gen';
import { localDay } from '@/utils/localDay';
import { ShiftMonth } from '../components/ShiftMonth';

/** This month and the next as the rotation would plan them for who begins today. */
export function RotationPreview({ shifts }: { shifts: readonly Shift[] }) {
  const [days, byWeek] = useWatch({ name: ['days', 'byWeek'] });
  const today = localDay();
  const begins = { fromDay: today, firstDay: 1 };
  const shiftsOf = (day: string) => {
    if (day < today || days.length === 0) return [];
    const id = shiftOn({ days, byWeek }, begins, day);
    const shift = shifts.find((one) => one.id === id);
    return shift ? [shift] : [];
  };
  const first = readMonth('', today);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Así queda si alguien empieza hoy:
      </Typography>
      {[first, moveMonth(first, 1)].map(({ year, month }) => (
        <Box key={month}>
          <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
            {monthTitle(year, month)}
          </Typography>
          <ShiftMonth year={year} month={month} shiftsOf={shiftsOf} today={today} />
        </Box>
      ))}
    </Box>
  );
}
