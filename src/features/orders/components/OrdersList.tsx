import Box from '@mui/material/Box';
import { usePhone } from '@/components/dialog/usePhone';
import { Pager } from '@/components/list/Pager';
import type { ListParams } from '@/components/list/useListParams';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListOrdersQuery } from '../api';
import { type filterNames, ordersRequest, PAGE_SIZE } from '../listModel';
import { NoOrders } from './NoOrders';
import { OrderCard } from './OrderCard';
import { OrdersTable } from './OrdersTable';

type Params = ListParams<(typeof filterNames)[number]>;

export function OrdersList({ values, page, setPage, setFilter }: Params) {
  const phone = usePhone();
  const query = useListOrdersQuery(ordersRequest(values, page));
  const narrowed = values.buscar !== '' || values.estado !== '' || values.que !== '' || page > 1;
  const clear = () => {
    for (const name of ['buscar', 'estado', 'que'] as const) setFilter(name, '');
  };
  return (
    <QueryState
      query={{ ...query, data: query.currentData ?? query.data }}
      skeleton={<SkeletonRows rows={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      onClearFilters={narrowed ? clear : undefined}
      empty={<NoOrders />}
    >
      {({ rows, total }) => (
        <>
          {phone ? (
            <Box component="section" aria-label="Pedidos" sx={{ display: 'grid', gap: 1 }}>
              {rows.map((order) => (
                <OrderCard key={order.id} order={order} />
              ))}
            </Box>
          ) : (
            <OrdersTable rows={rows} />
          )}
          <Pager page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
        </>
      )}
    </QueryState>
  );
}
