import Box from '@mui/material/Box';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetCoverageQuery } from '@/services/wms/generated/summary.gen';
import { CoverageAreas } from './CoverageAreas';
import { CoverageDays } from './CoverageDays';
import { SummaryCard } from './SummaryCard';

/** How many are away in the coming working days, and what each area has left; absent for who has nobody in charge. */
export function CoverageCard() {
  const query = useGetCoverageQuery();
  if (query.data?.days.length === 0) return null;
  return (
    <SummaryCard title="Ausencias y cobertura">
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {({ days, areas }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <CoverageDays days={days} />
            <CoverageAreas day={days[0]?.day ?? ''} areas={areas} />
          </Box>
        )}
      </QueryState>
    </SummaryCard>
  );
}
