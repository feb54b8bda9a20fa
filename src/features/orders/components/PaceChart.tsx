import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';
import type { OrderFigures } from '../api';

/** Lines picked by the hour: bars to see it, and a table that says the same. */
export function PaceChart({ pace }: { pace: OrderFigures['pace'] }) {
  const most = Math.max(1, ...pace.map((hour) => hour.lines));
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: 1,
          alignItems: 'end',
          height: 180,
          mb: 2,
        }}
      >
        {pace.map(({ hour, lines }) => (
          <Box key={hour} sx={{ display: 'grid', alignContent: 'end', height: '100%' }}>
            <Typography variant="caption" sx={{ textAlign: 'center' }}>
              {lines > 0 ? formatNumber(lines) : ''}
            </Typography>
            <Box
              sx={{
                height: `${(lines / most) * 130}px`,
                minHeight: '2px',
                bgcolor: 'primary.main',
                borderRadius: '4px 4px 0 0',
                maxWidth: 64,
                width: '100%',
                mx: 'auto',
              }}
            />
            <Typography variant="caption" sx={{ textAlign: 'center', color: 'text.secondary' }}>
              {hour} h
            </Typography>
          </Box>
        ))}
      </Box>
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
