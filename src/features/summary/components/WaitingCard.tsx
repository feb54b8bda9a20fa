import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useCountWaitingQuery } from '@/services/wms/generated/summary.gen';
import { formatNumber } from '@/utils/numbers';
import { Nothing } from './Nothing';
import { PlainList } from './PlainList';
import { SummaryCard } from './SummaryCard';

/** The card tells what waits for me, whatever part has it, and where it is done. */
export function WaitingCard() {
  const query = useCountWaitingQuery();
  return (
    <SummaryCard title="Te espera">
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing>Nada te espera: estás al día.</Nothing>}
      >
        {({ rows }) => (
          <PlainList>
            {rows.map(({ path, label, waiting, late }) => (
              <Box
                component="li"
                key={path + label}
                sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 32 }}
              >
                <Link component={RouterLink} to={path} sx={{ flex: 1, minWidth: 0 }}>
                  {label}
                </Link>
                {late > 0 ? (
                  <Chip
                    size="small"
                    color="warning"
                    variant="outlined"
                    label={`${formatNumber(late)} fuera de plazo`}
                  />
                ) : null}
                <Chip size="small" color="primary" label={formatNumber(waiting)} />
              </Box>
            ))}
          </PlainList>
        )}
      </QueryState>
    </SummaryCard>
  );
}
