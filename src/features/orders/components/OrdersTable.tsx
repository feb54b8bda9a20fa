import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { fromList } from '@/components/page/fromList';
import { formatNumber } from '@/utils/numbers';
import { orderPath } from '@/utils/paths';
import type { OrderRow } from '../api';
import { OrderMarks } from './OrderMarks';
import { StateChip } from './StateChip';

/** The list on a desk. */
export function OrdersTable({ rows }: { rows: readonly OrderRow[] }) {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table aria-label="Pedidos">
        <TableHead>
          <TableRow>
            <TableCell>Pedido</TableCell>
            <TableCell>Cliente</TableCell>
            <TableCell>Estado</TableCell>
            <TableCell>Prometido</TableCell>
            <TableCell>Prepara</TableCell>
            <TableCell align="right">Líneas</TableCell>
            <TableCell align="right">Unidades</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((order) => (
            <TableRow key={order.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Link component={RouterLink} to={orderPath(order.id)} state={fromList}>
                  {order.number}
                </Link>
              </TableCell>
              <TableCell>{order.customerName}</TableCell>
              <TableCell>
                <StateChip state={order.state} />
              </TableCell>
              <TableCell>
                <OrderMarks order={order} />
              </TableCell>
              <TableCell>{order.picker?.name ?? '—'}</TableCell>
              <TableCell align="right">{formatNumber(order.lineCount)}</TableCell>
              <TableCell align="right">{formatNumber(order.unitCount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
