import { CHART_DAYS } from '@contract/sync/linkDays';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { type Stack, StackedBars } from '@/components/chart/StackedBars';
import { type LinkDays, useGetLinkDaysQuery } from '@/services/wms/generated/sync.gen';
import { formatNumber } from '@/utils/numbers';
import { type Direction, runFigures } from '../runFigures';

const colors = {
  written: 'success.main',
  unchanged: 'line.field',
  rejected: 'error.main',
} as const;

/** The figures of a link that a bar is made of, each with its colour. */
const partsOf = (direction: Direction) =>
  runFigures[direction].flatMap(({ key, label }) =>
    key === 'read' ? [] : [{ key, label, color: colors[key] }],
  );
type Part = ReturnType<typeof partsOf>[number];

/** Every seventh day has its date written under it, where that does not go over the edge. */
const WRITTEN_EACH = 7;
const ROOM = 3;
const title = `Filas de los últimos ${CHART_DAYS} días`;

/** Every day from the first to the last, those without rows too: a gap is seen as one. */
function barsOf({ from, to, days }: LinkDays) {
  const known = new Map(days.map(({ day, ...values }) => [day, values]));
  const first = DateTime.fromISO(from);
  const length = DateTime.fromISO(to).diff(first, 'days').days + 1;
  return Array.from({ length }, (_, at): Stack => {
    const day = first.plus({ days: at });
    const key = day.toISODate() ?? '';
    const label = at % WRITTEN_EACH === 0 && at + ROOM <= length ? day.toFormat('dd/MM') : '';
    return { key, label, values: known.get(key) ?? {} };
  });
}

/** How many rows of a link went in or out, stayed and were refused day by day; nothing where it moved none. */
export function LinkChart({ linkId, direction }: { linkId: number; direction: Direction }) {
  const parts = partsOf(direction);
  const { data } = useGetLinkDaysQuery(linkId);
  if (!data || data.days.length === 0) return null;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Typography variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <StackedBars parts={parts} bars={barsOf(data)} />
      <Box component="details" sx={{ mt: 1.5 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          Ver los números
        </Typography>
        <DaysTable days={data.days} parts={parts} />
      </Box>
    </Card>
  );
}

const DaysTable = ({ days, parts }: Pick<LinkDays, 'days'> & { parts: Part[] }) => (
  <Box sx={{ overflowX: 'auto', mt: 1 }} tabIndex={0} role="group" aria-label={`${title}, tabla`}>
    <Table size="small" aria-label={title} sx={{ '& th, & td': { px: { xs: 0.5, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Día</TableCell>
          {parts.map(({ key, label }) => (
            <TableCell key={key} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {[...days].reverse().map((row) => (
          <TableRow key={row.day}>
            <TableCell component="th" scope="row">
              {DateTime.fromISO(row.day).toFormat('dd/MM/yyyy')}
            </TableCell>
            {parts.map(({ key }) => (
              <TableCell key={key} align="right">
                {formatNumber(row[key])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
