import { hoursText } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { monthTitle } from '@/components/calendar/calendarDays';
import { monthText, moveMonth, readMonth } from '@/components/calendar/shownMonth';
import { CardList } from '@/components/list/CardList';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import {
  type GetPunchMonthOutput,
  type PunchDay,
  useGetPunchMonthQuery,
} from '@/services/wms/generated/markings.gen';
import { localDay } from '@/utils/localDay';
import { ownPunchDayPath } from '@/utils/timePaths';
import { CorrectionDialog } from './CorrectionDialog';
import { DayCard } from './DayCard';

/** A month of somebody, day by day; one's own where nobody is named. `?dia=` opens the correction of one. */
export function PunchMonth({ personId }: { personId?: number }) {
  const { values, setFilter } = useListParams(['mes', 'dia']);
  const shown = readMonth(values.mes || values.dia.slice(0, 7), localDay());
  const query = useGetPunchMonthQuery({ ...shown, ...(personId ? { personId } : {}) });
  const days = query.currentData?.days ?? [];
  const worked = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const asks = query.currentData?.asks ?? false;
  const corrected = correctedDay(query.currentData, values.dia);
  const navigate = useNavigate();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <PeriodSteps
          title={monthTitle(shown.year, shown.month)}
          unit="Mes"
          onMove={(by) => setFilter('mes', monthText(moveMonth(shown, by)))}
          onToday={() => setFilter('mes', '')}
        />
        <Typography sx={{ ml: 'auto', color: 'text.secondary' }}>
          {worked > 0 ? `${hoursText(worked)} h fichadas` : ''}
        </Typography>
      </Box>
      <QueryState
        query={{ ...query, data: query.currentData }}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={(month) => month.days.length === 0}
        empty={
          <StateMessage icon="punch" title="Sin fichadas este mes">
            Acá aparecen los días con turno y lo que se fichó en cada uno.
          </StateMessage>
        }
      >
        {({ days: all, zone }) => (
          <CardList label="Días">
            {all.map((on) => (
              <DayCard
                key={on.day}
                on={on}
                zone={zone}
                own={asks}
                onCorrect={
                  asks && !on.closed && on.requestId === null
                    ? () => setFilter('dia', on.day)
                    : undefined
                }
              />
            ))}
          </CardList>
        )}
      </QueryState>
      {asks ? (
        <Box sx={{ mt: 3 }}>
          <DayFilter
            label="Corregir otro día"
            value=""
            onChange={(day) => {
              if (day && day <= localDay()) void navigate(ownPunchDayPath(day));
            }}
          />
        </Box>
      ) : null}
      {corrected && query.currentData ? (
        <CorrectionDialog
          key={corrected.day}
          on={corrected}
          zone={query.currentData.zone}
          onClose={() => setFilter('dia', '')}
        />
      ) : null}
    </>
  );
}

/** A day to be made right: also one on which nothing was punched and nothing was planned. */
function correctedDay(month: GetPunchMonthOutput | undefined, day: string): PunchDay | null {
  if (!month?.asks || !/^\d{4}-\d\d-\d\d$/.test(day) || day > month.today) return null;
  const found = month.days.find((one) => one.day === day);
  if (found) return found.closed || found.requestId !== null ? null : found;
  const empty = { shifts: [], punches: [], minutes: 0, flags: [], closed: false, requestId: null };
  return { day, ...empty };
}
