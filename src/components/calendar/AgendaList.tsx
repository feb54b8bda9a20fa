import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { AwayDays, ListCalendarApiResponse } from '@/services/absences/calendarHooks';
import { PersonName } from '../person/PersonName';
import { StateMessage } from '../state/StateMessage';
import { AwayMark } from './AwayMark';
import { type CalendarDay, dayTitle } from './calendarDays';
import { agendaNotes, type DayMarks } from './dayMarks';

interface AgendaListProps {
  days: readonly CalendarDay[];
  calendar: ListCalendarApiResponse;
  marks: DayMarks;
}

const on = (absences: readonly AwayDays[], { iso }: CalendarDay) =>
  absences.filter(({ fromDay, toDay }) => fromDay <= iso && toDay >= iso);

/** The same month on a phone: day by day, only those with something to tell. */
export function AgendaList({ days, calendar, marks }: AgendaListProps) {
  const people = new Map(calendar.people.map((person) => [person.id, person]));
  const told = days
    .map((day) => ({
      day,
      away: on(calendar.absences, day),
      notes: agendaNotes(marks, day, days[0] ?? day),
    }))
    .filter(({ away, notes }) => away.length > 0 || notes.length > 0);
  if (told.length === 0) {
    return (
      <StateMessage icon="calendar" title="Nadie falta este mes">
        Tampoco hay feriados.
      </StateMessage>
    );
  }
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {told.map(({ day, away, notes }) => (
        <Card component="li" key={day.iso} sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography
              variant="h4"
              component="h2"
              sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {dayTitle(day.iso)}
            </Typography>
            {day.iso === marks.today ? <Chip size="small" color="primary" label="Hoy" /> : null}
          </Box>
          {notes.map((note) => (
            <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          ))}
          {away.map((one) => {
            const person = people.get(one.personId);
            return person ? (
              <Box key={one.id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <PersonName
                    name={person.name}
                    imageUrl={person.imageUrl}
                    detail={person.areaName}
                    size={32}
                  />
                </Box>
                <Box sx={{ maxWidth: '45%' }}>
                  <AwayMark away={{ ...one, part: 'whole' }} wraps />
                </Box>
              </Box>
            ) : null;
          })}
        </Card>
      ))}
    </Box>
  );
}
