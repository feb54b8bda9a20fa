import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Bars } from '@/components/chart/Bars';
import type { GetCoverageOutput as Coverage } from '@/services/wms/generated/summary.gen';
import { formatNumber } from '@/utils/numbers';
import { presentPercent, shortDay } from '../summaryModel';
import { Nothing } from './Nothing';

const dayNumber = (day: string) => day.slice(8).replace(/^0/, '');

/** How many are away each working day: bars, and the table behind them. */
export function CoverageDays({ days }: Pick<Coverage, 'days'>) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Ausentes por día hábil
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Cuenta a tu gente, tenga turno o no; los turnos están en Horarios.
      </Typography>
      {days.some(({ away }) => away > 0) ? (
        <Bars
          bars={days.map(({ day, away }) => ({ key: day, label: dayNumber(day), value: away }))}
        />
      ) : (
        <Nothing>Nadie tiene ausencias en esos días.</Nothing>
      )}
      <Table size="small" aria-label="Ausentes por día hábil">
        <TableHead>
          <TableRow>
            <TableCell>Día</TableCell>
            <TableCell align="right">Personas</TableCell>
            <TableCell align="right">Ausentes</TableCell>
            <TableCell align="right">Sin ausencias</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((row) => (
            <TableRow key={row.day}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{shortDay(row.day)}</TableCell>
              <TableCell align="right">{formatNumber(row.people)}</TableCell>
              <TableCell align="right">{formatNumber(row.away)}</TableCell>
              <TableCell align="right">{presentPercent(row)} %</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
