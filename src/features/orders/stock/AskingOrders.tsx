import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Pager } from '@/components/list/Pager';
import { fromList } from '@/components/page/fromList';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListProductOrdersQuery } from '@/services/wms/generated/warehouse.gen';
import { formatNumber } from '@/utils/numbers';
import { orderPath } from '@/utils/paths';
import { StateChip } from '../components/StateChip';
import { formatDay } from '../ordersModel';

const SIZE = 10;

/** The open orders that still wait for a product, the sooner promised first. */
export function AskingOrders({ productId }: { productId: number }) {
  const [page, setPage] = useState(1);
  const query = useListProductOrdersQuery({ productId, page, size: SIZE });
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows rows={3} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <Typography sx={{ color: 'text.secondary' }}>Ningún pedido abierto lo espera.</Typography>
      }
    >
      {({ rows, total }) => (
        <>
          <Card component="ul" aria-label="Pedidos que lo esperan" sx={list}>
            {rows.map((row) => (
              <Box component="li" key={row.id} sx={item}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link
                    component={RouterLink}
                    to={orderPath(row.id)}
                    state={fromList(rows.map(({ id }) => orderPath(id)))}
                  >
                    {row.number}
                  </Link>{' '}
                  <StateChip state={row.state} />
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {`${row.customerName} · para el ${formatDay(row.promisedOn)}`}
                  </Typography>
                </Box>
                <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {formatNumber(row.missing)}
                </Typography>
              </Box>
            ))}
          </Card>
          <Pager page={page} size={SIZE} total={total} onPage={setPage} />
        </>
      )}
    </QueryState>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const item = {
  display: 'flex',
  gap: 2,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
