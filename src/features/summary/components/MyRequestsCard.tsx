import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RelativeTime } from '@/components/time/RelativeTime';
import { RequestStateChip } from '@/components/workflow/RequestStateChip';
import { useListMyRequestsQuery } from '@/services/wms/generated/workflow.gen';
import { requestPath, routes } from '@/utils/paths';
import { Nothing } from './Nothing';
import { PlainList } from './PlainList';
import { SummaryCard } from './SummaryCard';

const SHOWN = 4;

/** Where the last things that I asked for stand. */
export function MyRequestsCard() {
  const query = useListMyRequestsQuery({ page: 1, size: SHOWN });
  return (
    <SummaryCard title="Lo que pediste" more={{ to: routes.requests, label: 'Ver todo' }}>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={2} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Nothing>Todavía no pediste nada.</Nothing>}
      >
        {({ rows }) => (
          <PlainList>
            {rows.map(({ id, title, submittedAt, state, late }) => (
              <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link component={RouterLink} to={requestPath(id)} variant="body2">
                    {title}
                  </Link>
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    <RelativeTime value={submittedAt} />
                  </Typography>
                </Box>
                <RequestStateChip state={state} late={late} />
              </Box>
            ))}
          </PlainList>
        )}
      </QueryState>
    </SummaryCard>
  );
}
