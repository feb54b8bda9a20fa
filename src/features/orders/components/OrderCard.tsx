import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fromList } from '@/components/page/fromList';
import type { OrderRow } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { OrderMarks } from './OrderMarks';
import { StateChip } from './StateChip';

interface OrderCardProps {
  order: OrderRow;
  /** In a column of the board the column says it. */
  hideState?: boolean;
  /** Where it leads, if not to the order. */
  to?: string;
}

/** The facts by which somebody chooses an order, on a phone or on the board. */
export function OrderCard({ order, hideState, to }: OrderCardProps) {
  const lines = counted(order.lineCount, 'línea', 'líneas');
  const units = counted(order.unitCount, 'unidad', 'unidades');
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={to ?? orderPath(order.id)}
        state={fromList()}
        sx={{
          px: hideState ? { xs: 2, sm: 1.25 } : 2,
          py: hideState ? { xs: 1.5, sm: 1 } : 1.5,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary', flex: 1 }}>
            {order.number}
          </Typography>
          {hideState && !order.awaitsApproval ? null : <StateChip {...order} />}
        </Box>
        <Typography variant="subtitle1" component="span" sx={{ lineHeight: 1.35 }}>
          {order.customerName}
        </Typography>
        <OrderMarks order={order} />
        <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {lines} · {units}
          {order.picker ? ` · ${order.picker.name}` : ''}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
