import Box from '@mui/material/Box';
import type { ListCalendarApiResponse } from '@/services/absences/calendarHooks';
import { BoardRow } from './BoardRow';
import { BoardScroll } from './BoardScroll';
import { daysOfMonth, monthName } from './calendarDays';
import { boardLook } from './calendarStyles';
import type { DayMarks } from './dayMarks';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

interface YearBoardProps {
  label: string;
  year: number;
  calendar: ListCalendarApiResponse;
  marks: DayMarks;
}

/** A year of one person: months down, days across. */
export function YearBoard({ label, year, calendar, marks }: YearBoardProps) {
  const [person] = calendar.people;
  return (
    <BoardScroll label={label}>
      <Box component="table" aria-label={label} sx={boardLook}>
        <colgroup>
          <Box component="col" sx={{ width: 120 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MONTHS.map((month) => {
            const days = daysOfMonth(year, month);
            return (
              <BoardRow
                key={month}
                head={monthName(month)}
                days={days}
                absences={calendar.absences}
                marks={marks}
                siteId={person?.siteId ?? null}
                beyond={DAYS.length - days.length}
              />
            );
          })}
        </tbody>
      </Box>
    </BoardScroll>
  );
}
