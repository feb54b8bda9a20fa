import { counted } from '@contract/core/counted';
import { calledInText } from '@contract/schedules/calledIn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { notOnPaper } from '@/components/paper/paperMarks';
import type { OwnHoliday, OwnShift } from '@/services/wms/generated/schedules.gen';
import { ShiftChip } from '../components/ShiftChip';
import { onCallText, ownHours, whenText } from './ownTexts';
import { ShiftMenu } from './ShiftMenu';

interface MonthListProps {
  shifts: readonly OwnShift[];
  holidays: readonly OwnHoliday[];
  today: string;
}

/** The shifts of a month one under the other, with the holidays between them. What is over gives way to what is to come, but not on paper. */
export function MonthList({ shifts, holidays, today }: MonthListProps) {
  const worked = new Set(shifts.map(({ day }) => day));
  const rows = [
    ...shifts.map((shift) => ({ day: shift.day, key: `shift-${shift.id}`, shift, holiday: '' })),
    ...holidays
      .filter(({ day }) => !worked.has(day))
      .map(({ day, name }) => ({ day, key: `holiday-${day}`, shift: null, holiday: name })),
  ].sort((a, b) => a.day.localeCompare(b.day));
  const past = rows.filter(({ day }) => day < today).length;
  const [opened, setOpened] = useState(false);
  const folded = !opened && past > 0 && past < rows.length;
  const nameOf = (day: string) => holidays.find((one) => one.day === day)?.name;
  return (
    <div>
      {folded ? (
        <Button onClick={() => setOpened(true)} sx={{ mb: 1, ...notOnPaper }}>
          Ver {counted(past, 'día anterior', 'días anteriores')}
        </Button>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ day, key, shift, holiday }) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: folded && day < today ? 'none' : 'flex',
              '@media print': { display: 'flex' },
              gap: 1.5,
              alignItems: 'center',
              minHeight: 'var(--anden-row)',
              color: day < today ? 'text.secondary' : undefined,
            }}
          >
            <Box sx={{ width: 64, flex: 'none' }}>{shift ? <ShiftChip {...shift} /> : null}</Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography variant="body2" sx={{ fontWeight: day === today ? 700 : 500 }}>
                {whenText(day, today)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {shift
                  ? [
                      `${shift.name}, ${ownHours(shift)}`,
                      onCallText(shift),
                      calledInText(shift.calledIn, 'tu'),
                      nameOf(day),
                    ]
                      .filter(Boolean)
                      .join(' · ')
                  : `Feriado: ${holiday}`}
              </Typography>
            </Box>
            {shift?.ahead ? <ShiftMenu shift={shift} today={today} /> : null}
          </Box>
        ))}
      </Box>
    </div>
  );
}
