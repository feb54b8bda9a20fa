import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useCountWaitingQuery } from '@/services/wms/generated/summary.gen';
import { formatNumber } from '@/utils/numbers';
import { inboxOfType, routes } from '@/utils/paths';
import { Nothing } from './Nothing';
import { PlainList } from './PlainList';
import { SummaryCard } from './SummaryCard';

/** What waits for my decision, kind by kind. */
export function WaitingCard() {
  const query = useCountWaitingQuery();
  return (
    <SummaryCard
      title="Espera tu decisión"
      more={{ to: routes.workflow, label: 'Abrir Aprobaciones' }}
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing>Nada espera tu decisión.</Nothing>}
      >
        {({ rows }) => (
          <PlainList>
            {rows.map(({ type, label, waiting, late }) => (
              <Box component="li" key={type} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Link component={RouterLink} to={inboxOfType(type)} sx={{ flex: 1, minWidth: 0 }}>
                  {label}
                </Link>
                {late > 0 ? (
                  <Chip
                    size="small"
                    color="warning"
                    variant="outlined"
                    label={`${formatNumber(late)} ${late === 1 ? 'demorada' : 'demoradas'}`}
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
