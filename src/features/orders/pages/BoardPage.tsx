import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { SearchBox } from '@/components/list/SearchBox';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { wideMark } from '@/components/paper/paperMarks';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { type OrderBoardColumn, useGetOrderBoardQuery } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { ordersWhere } from '@/utils/paths';
import { OrderCard } from '../components/OrderCard';
import { OrderViews } from '../components/OrderViews';
import { stateLabels } from '../ordersModel';

const filterNames = ['buscar'] as const;

/** The work that is left, by the step it is in. */
export function BoardPage() {
  const { values, setFilter, clear } = useListParams(filterNames);
  const query = useGetOrderBoardQuery({ search: values.buscar });
  return (
    <Page
      title="Pedidos"
      width="wide"
      action={<OrderViews view="board" />}
      filters={
        <SearchBox
          label="Buscar por número, cliente o dirección"
          value={values.buscar}
          onChange={(text) => setFilter('buscar', text)}
          sx={{ width: { xs: '100%', sm: 380 } }}
        />
      }
    >
      <QueryState
        query={{ ...query, data: query.currentData ?? query.data }}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ columns }) => columns.every((column) => column.total === 0)}
        onClearFilters={values.buscar ? clear : undefined}
        empty={
          <StateMessage icon="orders" title="No hay pedidos abiertos">
            Los pedidos que se creen para tu depósito aparecen acá, en el paso en que estén.
          </StateMessage>
        }
      >
        {({ columns }) => <Board columns={columns} />}
      </QueryState>
    </Page>
  );
}

/** One column for each step of the work; beside each other on a desk, to be pushed aside on a phone. */
function Board({ columns }: { columns: readonly OrderBoardColumn[] }) {
  return (
    <Box
      // A person without pointer scrolls it with the arrows.
      tabIndex={0}
      role="region"
      aria-label="Tablero de pedidos"
      {...{ [wideMark]: '' }}
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: { xs: 'minmax(82%, 1fr)', sm: 'minmax(250px, 1fr)' },
        gap: 2,
        pb: 1.5,
        overflowX: 'auto',
        scrollSnapType: { xs: 'x mandatory', sm: 'none' },
        '@media print': { overflow: 'visible', gridAutoColumns: 'minmax(0, 1fr)' },
      }}
    >
      {columns.map((column) => (
        <BoardColumn key={column.state} column={column} />
      ))}
    </Box>
  );
}

function BoardColumn({ column: { state, total, rows } }: { column: OrderBoardColumn }) {
  const more = total - rows.length;
  return (
    <Box
      component="section"
      aria-label={`${stateLabels[state]}: ${formatNumber(total)}`}
      sx={{
        bgcolor: 'surface.sunken',
        borderRadius: 1,
        p: 1.5,
        scrollSnapAlign: 'start',
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 0.5, mb: 1.5 }}>
        <Typography variant="h4" component="h2">
          {stateLabels[state]}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {formatNumber(total)}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {rows.map((order) => (
          <OrderCard key={order.id} order={order} hideState />
        ))}
      </Box>
      {total === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', px: 0.5, pb: 1 }}>
          No hay ninguno.
        </Typography>
      ) : null}
      {more > 0 ? (
        <Link
          component={RouterLink}
          to={ordersWhere('state', state)}
          sx={{ display: 'block', px: 0.5, pt: 1.5 }}
        >
          Ver los otros {formatNumber(more)}
        </Link>
      ) : null}
    </Box>
  );
}
