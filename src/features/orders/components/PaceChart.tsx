import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Bars } from '@/components/chart/Bars';
import type { OrderFigures } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';

/** Lines picked by the hour: bars to see it, and a table that says the same. */
export function PaceChart({ pace }: { pace: OrderFigures['pace'] }) {
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Bars
        bars={pace.map(({ hour, lines }) => ({ key: hour, label: `${hour} h`, value: lines }))}
      />
      <Table size="small" aria-label="Líneas preparadas por hora">
        <TableHead>
          <TableRow>
            <TableCell>Hora</TableCell>
            <TableCell align="right">Líneas</TableCell>
            <TableCell align="right">Unidades</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pace.map(({ hour, lines, units }) => (
            <TableRow key={hour}>
              <TableCell>
                {hour} a {hour + 1} h
              </TableCell>
              <TableCell align="right">{formatNumber(lines)}</TableCell>
              <TableCell align="right">{formatNumber(units)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
