import Box from '@mui/material/Box';
import type { ListCalendarApiResponse } from '@/services/absences/calendarHooks';
import { PersonName } from '../person/PersonName';
import { BoardRow } from './BoardRow';
import { BoardScroll } from './BoardScroll';
import { type CalendarDay, weekdayLetter, weekdayName } from './calendarDays';
import { boardLook } from './calendarStyles';
import { type DayMarks, dayClass, dayNotes, isBlocked } from './dayMarks';

interface AbsenceBoardProps {
  label: string;
  days: readonly CalendarDay[];
  calendar: ListCalendarApiResponse;
  marks: DayMarks;
}

/** People by the days of a month: who is away when, at a glance. */
export function AbsenceBoard({ label, days, calendar, marks }: AbsenceBoardProps) {
  return (
    <BoardScroll label={label}>
      <Box component="table" aria-label={label} sx={boardLook}>
        <colgroup>
          <Box component="col" sx={{ width: 220 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Persona</th>
            {days.map((day) => {
              const notes = dayNotes(marks, day);
              const name = [`${weekdayName(day)} ${day.number}`, ...notes].join(', ');
              return (
                <th
                  key={day.iso}
                  scope="col"
                  title={notes.join(' · ') || undefined}
                  aria-label={name}
                  aria-current={day.iso === marks.today ? 'date' : undefined}
                  className={`${dayClass(marks, day)}${isBlocked(marks, day) ? ' blocked' : ''}`}
                >
                  {weekdayLetter(day)}
                  <br />
                  {day.number}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {calendar.people.map((person) => (
            <BoardRow
              key={person.id}
              head={
                <PersonName
                  name={person.name}
                  imageUrl={person.imageUrl}
                  detail={person.areaName}
                  size={28}
                />
              }
              days={days}
              absences={calendar.absences.filter(({ personId }) => personId === person.id)}
              marks={marks}
              siteId={person.siteId}
            />
          ))}
        </tbody>
      </Box>
    </BoardScroll>
  );
}
