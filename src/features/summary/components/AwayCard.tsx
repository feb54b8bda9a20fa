import Typography from '@mui/material/Typography';
import { useAppSelector } from '@/app/hooks';
import { PersonName } from '@/components/person/PersonName';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { type NearAbsence, useListNearAbsencesQuery } from '@/services/wms/generated/summary.gen';
import { formatNumber } from '@/utils/numbers';
import { calendarPath } from '@/utils/paths';
import { awayText } from '../summaryModel';
import { Nothing } from './Nothing';
import { PlainList } from './PlainList';
import { SummaryCard } from './SummaryCard';

function AwayList(props: { label: string; rows: readonly NearAbsence[]; began: boolean }) {
  const { label, rows, began } = props;
  return (
    <PlainList label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <PersonName
            name={row.name}
            imageUrl={row.imageUrl}
            detail={awayText(row, began)}
            size={32}
          />
        </li>
      ))}
    </PlainList>
  );
}

/** The card tells who of those near me is not here today, and who will not be in the coming days. */
export function AwayCard() {
  const query = useListNearAbsencesQuery();
  const calendar = useAppSelector(selectCan('HOLIDAYS'));
  return (
    <SummaryCard
      title="Quiénes no están"
      more={calendar ? { to: calendarPath, label: 'Calendario' } : undefined}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={3} avatar />}>
        {({ today, total, coming }) => (
          <>
            {today.length > 0 ? (
              <AwayList label="Hoy" rows={today} began />
            ) : (
              <Nothing>Hoy están todos.</Nothing>
            )}
            {total > today.length ? (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                Y {formatNumber(total - today.length)} más.
              </Typography>
            ) : null}
            {coming.length > 0 ? (
              <>
                <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 1 }}>
                  En los próximos días
                </Typography>
                <AwayList label="En los próximos días" rows={coming} began={false} />
              </>
            ) : null}
          </>
        )}
      </QueryState>
    </SummaryCard>
  );
}
