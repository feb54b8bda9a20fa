import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { CalendarFeedSection } from '@/components/calendar/CalendarFeedSection';
import { monthTitle } from '@/components/calendar/calendarDays';
import { monthText, moveMonth, readMonth, type ShownMonth } from '@/components/calendar/shownMonth';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { notOnPaper } from '@/components/paper/paperMarks';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  type ListOwnShiftsOutput,
  useListOwnShiftsQuery,
} from '@/services/wms/generated/schedules.gen';
import { localDay } from '@/utils/localDay';
import { routes } from '@/utils/paths';
import { ownShiftsPath } from '@/utils/timePaths';
import { ScheduleLinks } from '../components/ScheduleLinks';
import { ShiftMonth } from '../components/ShiftMonth';
import { MonthList } from '../own/MonthList';
import { NextShift } from '../own/NextShift';
import { ownTotal } from '../own/ownTexts';
import { ShiftRequests } from '../own/ShiftRequests';
import { ShiftsToTake } from '../own/ShiftsToTake';

const param = 'mes';

/** /schedules/mine: when I work next, and month by month. */
export function OwnShiftsPage() {
  return (
    <RequirePermission flag={['SCHEDULES.SHOW', 'SCHEDULES.CREATE']}>
      <OwnShifts />
    </RequirePermission>
  );
}

function OwnShifts() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(param) ?? '';
  const shown = readMonth(asked, localDay());
  // The month that it is asked for without naming it: that one is kept for when there is no network.
  const query = useListOwnShiftsQuery(asked ? `${monthText(shown)}-01` : null);
  const move = (by: number) =>
    setParams({ [param]: monthText(moveMonth(shown, by)) }, { replace: true });
  return (
    <Page
      title="Mis horarios"
      action={
        <Box sx={{ display: 'flex', gap: 1, ...notOnPaper }}>
          <ScheduleLinks here={ownShiftsPath} />
          <Button startIcon={<Icon name="print" />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </Box>
      }
    >
      <QueryState
        query={{ ...query, data: query.currentData }}
        skeleton={<SkeletonRows rows={8} />}
      >
        {(own) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <NextShift next={own.next} today={own.today} />
            <ShiftsToTake today={own.today} />
            <ShiftRequests />
            <Month own={own} shown={shown} onMove={move} />
            <OwnCalendar />
          </Box>
        )}
      </QueryState>
    </Page>
  );
}

interface MonthProps {
  own: ListOwnShiftsOutput;
  shown: ShownMonth;
  onMove: (by: number) => void;
}

function Month({ own, shown, onMove }: MonthProps) {
  const { shifts, holidays, today } = own;
  return (
    <section aria-label="El mes">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1.5 }}>
        <IconButton aria-label="Mes anterior" onClick={() => onMove(-1)} sx={notOnPaper}>
          <Icon name="previous" />
        </IconButton>
        <Typography variant="h3" component="h2" aria-live="polite" noWrap>
          {monthTitle(shown.year, shown.month)}
        </Typography>
        <IconButton aria-label="Mes siguiente" onClick={() => onMove(1)} sx={notOnPaper}>
          <Icon name="next" />
        </IconButton>
        {shifts.length > 0 ? (
          <Typography variant="body2" noWrap sx={{ ml: 'auto', color: 'text.secondary' }}>
            {ownTotal(shifts)}
          </Typography>
        ) : null}
      </Box>
      {shifts.length === 0 ? (
        <StateMessage icon="calendar" title="Todavía no hay turnos publicados de este mes">
          Lo que se está planificando se ve acá cuando lo publican.
        </StateMessage>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Card sx={{ p: { xs: 1, md: 2 } }}>
            <ShiftMonth
              {...shown}
              today={today}
              shiftsOf={(day) => shifts.filter((shift) => shift.day === day)}
              holidayOf={(day) => holidays.find((one) => one.day === day)?.name}
            />
          </Card>
          <MonthList shifts={shifts} holidays={holidays} today={today} />
        </Box>
      )}
    </section>
  );
}

/** The address of one's calendar is given where leave is, for all of one's days; here for who has no leave in Andén. */
function OwnCalendar() {
  const asksLeave = useSelector(selectCan('HOLIDAYS'));
  if (!asksLeave) {
    return (
      <Box sx={notOnPaper}>
        <CalendarFeedSection />
      </Box>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', ...notOnPaper }}>
      También los podés ver en el calendario de tu teléfono: la dirección está en{' '}
      <Link component={RouterLink} to={routes.holidays}>
        Vacaciones
      </Link>
      , en “En tu calendario”.
    </Typography>
  );
}
