import Typography from '@mui/material/Typography';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetLeaveBalanceQuery } from '@/services/wms/generated/holidays.gen';
import { routes } from '@/utils/paths';
import { daysText, expiryText } from '../summaryModel';
import { SummaryCard } from './SummaryCard';

/** How many days of vacation I have left, and until when. */
export function BalanceCard() {
  const query = useGetLeaveBalanceQuery(undefined);
  return (
    <SummaryCard title="Mis vacaciones" more={{ to: routes.holidays, label: 'Ver de dónde salen' }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
        {(balance) => (
          <>
            <Typography component="p" sx={{ typography: 'h1', color: 'primary.main' }}>
              {daysText(balance.available - balance.reserved)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {balance.reserved > 0
                ? `Hay ${daysText(balance.reserved)} más en pedidos sin decidir. `
                : ''}
              {expiryText(balance.years)}
            </Typography>
          </>
        )}
      </QueryState>
    </SummaryCard>
  );
}
