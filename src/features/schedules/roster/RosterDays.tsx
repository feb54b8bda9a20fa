import { hoursWords } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PersonName } from '@/components/person/PersonName';
import { ShiftChip } from '@/components/schedule/ShiftChip';
import type { RosterPerson, RosterWeek } from '@/services/wms/generated/schedules.gen';
import type { Board } from './rosterBlocks';
import { cellOf, notesOf } from './rosterEdits';
import { dayHead, dayInWords } from './rosterTexts';

interface RosterDaysProps {
  board: Board;
  onOpen: (place: { row: number; column: number }) => void;
}

/** On a phone: a day at a time, its people one below the other. */
export function RosterDays({ board, onOpen }: RosterDaysProps) {
  const { roster, personIds, days } = board;
  const today = days.indexOf(roster.today);
  const [column, setColumn] = useState(Math.max(today, 0));
  const day = days[column] ?? roster.from;
  const short = roster.coverage.filter(
    (one) => one.day === day && one.minimum !== null && one.planned < one.minimum,
  );
  return (
    <>
      <Tabs
        value={column}
        onChange={(_event, next: number) => setColumn(next)}
        variant="scrollable"
        aria-label="Días de la semana"
        sx={{ mb: 1.5 }}
      >
        {days.map((one) => (
          <Tab key={one} label={dayHead(one)} aria-label={dayInWords(one)} sx={{ minWidth: 64 }} />
        ))}
      </Tabs>
      {roster.holidays
        .filter((holiday) => holiday.day === day)
        .map(({ name }) => (
          <Typography key={name} variant="body2" sx={{ color: 'primary.main', mb: 1 }}>
            Feriado: {name}
          </Typography>
        ))}
      {short.map(({ areaId, areaName, planned, minimum }) => (
        <Typography key={areaId} variant="body2" sx={{ color: 'error.main', mb: 1 }}>
          {areaName}: {planned} de {minimum} que tienen que estar
        </Typography>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {personIds.map((id, row) => {
          const person = roster.people.find((one) => one.id === id);
          return person ? (
            <li key={id}>
              <PersonDay
                person={person}
                day={day}
                roster={roster}
                onOpen={() => onOpen({ row, column })}
              />
            </li>
          ) : null;
        })}
      </Box>
    </>
  );
}

interface PersonDayProps {
  person: RosterPerson;
  day: string;
  roster: RosterWeek;
  onOpen: () => void;
}

function PersonDay({ person, day, roster, onOpen }: PersonDayProps) {
  const cell = cellOf(person, day);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        width: 1,
        display: 'block',
        textAlign: 'left',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <PersonName
        name={person.name}
        imageUrl={person.imageUrl}
        detail={`${person.areaName} · ${hoursWords(person.minutes)} en la semana`}
        size={32}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
        {cell.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Franco
          </Typography>
        ) : null}
        {cell.map(({ id, shiftId, state }) => {
          const shift = roster.shifts.find((one) => one.id === shiftId);
          return shift ? <ShiftChip key={id} shift={shift} state={state} /> : null;
        })}
      </Box>
      {notesOf(roster, person, day).map((text) => (
        <Typography key={text} variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          {text}
        </Typography>
      ))}
    </ButtonBase>
  );
}
