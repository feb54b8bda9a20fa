import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListReferralOpeningsQuery } from '@/services/wms/generated/referrals.gen';
import { formatDate } from '@/utils/dates';
import { routes } from '@/utils/paths';
import { openingPath } from '@/utils/referralPaths';
import { PlainList } from './PlainList';
import { SummaryCard } from './SummaryCard';

const SHOWN = 3;

/** The last places that were opened, for whoever may know somebody; absent while there are none. */
export function OpeningsCard() {
  const query = useListReferralOpeningsQuery({
    ...{ page: 1, size: SHOWN },
    filters: [{ field: 'receives', operator: 'is', value: true }],
  });
  if (query.data?.rows.length === 0) return null;
  return (
    <SummaryCard title="Búsquedas abiertas" more={{ to: routes.referrals, label: 'Ver todas' }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={2} />}>
        {({ rows }) => (
          <PlainList>
            {rows.map(({ id, position, siteName, until }) => (
              <li key={id}>
                <Link component={RouterLink} to={openingPath(id)} variant="body2">
                  {position}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {`${siteName} · hasta el ${formatDate(until, 'DD/MM/AAA')}`}
                </Typography>
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
    </SummaryCard>
  );
}
