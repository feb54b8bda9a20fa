import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { OrderRow } from '@/services/wms/generated/orders.gen';
import { formatDay, priorityLabels } from '../ordersModel';

type Marked = Pick<OrderRow, 'late' | 'priority' | 'promisedOn'>;

/** When it was promised, and whether that is over or it cannot wait; never by colour alone. */
export function OrderMarks({ order }: { order: Marked }) {
  const { late, priority, promisedOn } = order;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography
        variant="body2"
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          color: late ? 'error.main' : 'text.secondary',
        }}
      >
        <Icon name={late ? 'warning' : 'calendar'} fontSize="inherit" />
        {formatDay(promisedOn)}
        {late ? ' · Atrasado' : ''}
      </Typography>
      {priority < 3 ? (
        <Typography
          variant="body2"
          component="span"
          sx={{ color: priority === 1 ? 'error.main' : 'warning.main', fontWeight: 600 }}
        >
          {priorityLabels[priority]}
        </Typography>
      ) : null}
    </Box>
  );
}
