import Typography from '@mui/material/Typography';
import { dayTitle } from '@/components/calendar/calendarDays';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListOwnShiftsQuery } from '@/services/wms/generated/schedules.gen';
import { ownShiftsPath } from '@/utils/timePaths';
import { Nothing } from './Nothing';
import { SummaryCard } from './SummaryCard';

/** When I work next. */
export function NextShiftCard() {
  const query = useListOwnShiftsQuery(null);
  return (
    <SummaryCard title="Mi próximo turno" more={{ to: ownShiftsPath, label: 'Ver el mes' }}>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={1} />}
        isEmpty={({ next }) => next === null}
        empty={<Nothing>No hay ninguno publicado por delante.</Nothing>}
      >
        {({ next, today }) =>
          next ? (
            <>
              <Typography component="p" sx={{ typography: 'h3' }}>
                {next.startsAt} a {next.endsAt}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {next.day === today ? 'Hoy' : dayTitle(next.day)} · {next.name}
              </Typography>
            </>
          ) : null
        }
      </QueryState>
    </SummaryCard>
  );
}
