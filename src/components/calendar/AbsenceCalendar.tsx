import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import {
  type ListCalendarApiResponse,
  useListCalendarQuery,
  useListPublicHolidaysQuery,
} from '@/services/absences/calendarHooks';
import { usePhone } from '../dialog/usePhone';
import { Pager } from '../list/Pager';
import { PersonName } from '../person/PersonName';
import { PersonPicker } from '../references/PersonPicker';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { StateMessage } from '../state/StateMessage';
import { PeriodSteps } from '../time/PeriodSteps';
import { AbsenceBoard } from './AbsenceBoard';
import { AgendaList } from './AgendaList';
import { CalendarFilters } from './CalendarFilters';
import { CalendarLegend } from './CalendarLegend';
import { daysOfMonth, monthTitle } from './calendarDays';
import { type CalendarAddress, useCalendarAddress } from './useCalendarAddress';
import { YearBoard } from './YearBoard';

function Shown({
  address,
  calendar,
}: {
  address: CalendarAddress;
  calendar: ListCalendarApiResponse;
}) {
  const { shown, yearly, page, setPage } = address;
  const phone = usePhone();
  const { data } = useListPublicHolidaysQuery({ desde: shown.year, hasta: shown.year });
  const marks = { today: calendar.today, holidays: data?.rows ?? [], blocks: calendar.blocks };
  if (yearly) {
    const [person] = calendar.people;
    const label = `${person?.name ?? ''}, ${shown.year}`;
    return (
      <>
        {person ? (
          <Box sx={{ mb: 1.5 }}>
            <PersonName name={person.name} imageUrl={person.imageUrl} detail={person.areaName} />
          </Box>
        ) : null}
        <YearBoard label={label} year={shown.year} calendar={calendar} marks={marks} />
      </>
    );
  }
  const days = daysOfMonth(shown.year, shown.month);
  const label = `Ausencias de ${monthTitle(shown.year, shown.month).toLowerCase()}`;
  const board = { days, calendar, marks };
  return (
    <>
      {phone ? <AgendaList {...board} /> : <AbsenceBoard {...board} label={label} />}
      <Pager page={page} size={calendar.pageSize} total={calendar.total} onPage={setPage} />
    </>
  );
}

/** The calendar shows who is away: a month of a team, day by day on a phone, or a year of one person. */
export function AbsenceCalendar() {
  const address = useCalendarAddress();
  const { shown, yearly, personId, siteId, areaId, onlyAway, page } = address;
  const query = useListCalendarQuery(
    yearly
      ? { year: shown.year, personId }
      : { ...shown, siteId, areaId, onlyAway: onlyAway || undefined, page },
  );
  return (
    <>
      <Tabs
        value={yearly ? 'anio' : ''}
        onChange={(_event, view: string) => address.setFilter('ver', view)}
        aria-label="Cómo se ve el calendario"
        sx={{ mb: 2 }}
      >
        <Tab value="" label="Mes" />
        <Tab value="anio" label="Año de una persona" />
      </Tabs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <PeriodSteps
          title={yearly ? String(shown.year) : monthTitle(shown.year, shown.month)}
          unit={yearly ? 'Año' : 'Mes'}
          onMove={address.move}
          onToday={address.goToday}
        />
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        {yearly ? (
          <Box sx={{ width: { xs: 1, sm: 320 } }}>
            <PersonPicker
              label="De quién"
              value={personId ?? null}
              onChange={(id) => address.setFilter('persona', id === null ? '' : String(id))}
            />
          </Box>
        ) : (
          <CalendarFilters address={address} />
        )}
      </Box>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} avatar />}
        isEmpty={({ people }) => people.length === 0}
        onClearFilters={address.filtered ? address.clear : undefined}
        empty={
          <StateMessage icon="people" title="No hay nadie para mostrar">
            Cuando tengas equipo o compañeros de área, acá vas a ver quién falta y cuándo.
          </StateMessage>
        }
      >
        {(calendar) => <Shown address={address} calendar={calendar} />}
      </QueryState>
      <CalendarLegend />
    </>
  );
}
