import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { OrderBoardColumn } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { ordersWhere } from '@/utils/paths';
import { stateLabels } from '../ordersModel';
import { OrderCard } from './OrderCard';

export function BoardColumn({ column: { state, total, rows } }: { column: OrderBoardColumn }) {
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
