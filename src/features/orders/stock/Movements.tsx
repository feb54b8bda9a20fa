import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Pager } from '@/components/list/Pager';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { TimelineItem } from '@/components/timeline/TimelineItem';
import {
  type StockMovement,
  useListStockMovementsQuery,
} from '@/services/wms/generated/warehouse.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { orderPath } from '@/utils/paths';
import { movementText } from './stockTexts';

const SIZE = 10;

interface MovementsProps {
  of: { stockId: number } | { productId: number } | { locationId: number };
}

/** Why there is as much as there is, the last thing first. */
export function Movements({ of }: MovementsProps) {
  const [page, setPage] = useState(1);
  const query = useListStockMovementsQuery({ ...of, page, size: SIZE });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={({ total }) => total === 0}
      empty={<Typography sx={{ color: 'text.secondary' }}>Todavía no hubo ninguno.</Typography>}
    >
      {({ rows, total }) => (
        <>
          <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <Movement key={row.id} row={row} product={'locationId' in of} />
            ))}
          </Box>
          <Pager page={page} size={SIZE} total={total} onPage={setPage} />
        </>
      )}
    </QueryState>
  );
}

function Movement({ row, product }: { row: StockMovement; product: boolean }) {
  const lot = row.lotCode ? `, lote ${row.lotCode}` : '';
  return (
    <TimelineItem>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
          {movementText(row)}
          {row.orderId ? (
            <>
              {' · '}
              <Link component={RouterLink} to={orderPath(row.orderId)}>
                {row.orderNumber}
              </Link>
            </>
          ) : null}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {row.delta > 0 ? '+' : ''}
          {formatNumber(row.delta)}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${product ? row.productName : row.locationCode}${lot}: quedaron ${formatNumber(row.quantityAfter)}`}
      </Typography>
      {row.reason ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          «{row.reason}»
        </Typography>
      ) : null}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {row.person?.name ?? 'El sistema'} · {formatDate(row.at, 'DD/MM/AAA HS:MN')}
      </Typography>
    </TimelineItem>
  );
}
