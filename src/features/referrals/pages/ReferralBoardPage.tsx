import { referralRecord as record } from '@contract/referrals/referral';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import { LinkCard } from '@/components/list/LinkCard';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type ReferralRow, useListReferralsQuery } from '@/services/wms/generated/referrals.gen';
import { allReferralsPath, referralPath } from '@/utils/referralPaths';
import { ReferralTabs } from '../components/ReferralTabs';
import { dayOf } from '../referralTexts';

const stages = ['pending', 'process', 'hired', 'rejected'] as const;
const MOST = 30;

/** All who applied, by where they stand; each moves on its own page. */
export function ReferralBoardPage() {
  return (
    <RequirePermission flag="REFERRALS.ALL">
      <Page title="Tablero de referidos" width="wide">
        <ReferralTabs />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {stages.map((stage) => (
            <Stage key={stage} stage={stage} />
          ))}
        </Box>
      </Page>
    </RequirePermission>
  );
}

function Stage({ stage }: { stage: ReferralRow['state'] }) {
  const label = record.shown.state.labels[stage];
  const query = useListReferralsQuery({
    size: MOST,
    filters: [{ field: 'state', operator: 'in', value: [stage] }],
  });
  const total = query.data?.total;
  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {label}
        <Typography component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {total}
        </Typography>
      </Typography>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>Nadie.</Typography>}
      >
        {({ rows }) => (
          <>
            <CardList label={label}>
              {rows.map((row) => (
                <LinkCard
                  key={row.id}
                  to={referralPath(row.id)}
                  title={row.name}
                  detail={cardText(row)}
                  late={row.eraseDue !== null}
                />
              ))}
            </CardList>
            {(total ?? 0) > MOST ? (
              <Link
                component={RouterLink}
                to={`${allReferralsPath}?filtro=state:in:${stage}`}
                sx={{ display: 'inline-block', mt: 1.5 }}
              >
                Ver todos
              </Link>
            ) : null}
          </>
        )}
      </QueryState>
    </Box>
  );
}

const cardText = ({ position, referrer, eraseDue }: ReferralRow) =>
  eraseDue
    ? `Borrar sus datos antes del ${dayOf(eraseDue)}`
    : `${position} · la refirió ${referrer.name}`;
