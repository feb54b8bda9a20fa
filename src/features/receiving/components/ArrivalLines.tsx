import { isOver, isShort } from '@contract/receiving/tolerance';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ArrivalDetail, ArrivalLine } from '@/services/wms/generated/receiving.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';

/** Tells how much was expected of each product, and how much came in. */
export function ArrivalLines({ arrival }: { arrival: ArrivalDetail }) {
  const ended = arrival.state === 'closed';
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label="Productos esperados">
      {arrival.lines.map((line) => (
        <Box
          component="li"
          key={line.id}
          sx={{
            display: 'flex',
            gap: 2,
            px: 2,
            py: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography component="span" sx={{ display: 'block' }}>
              {line.productName}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {lineNotes(line, ended).join(' · ')}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {formatNumber(line.received)} de {formatNumber(line.expected)}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {unitsOf(line.expected, line.unit)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function lineNotes(line: ArrivalLine, ended: boolean): string[] {
  const { sku, expected, received, apart, packSize } = line;
  return [
    sku,
    ...(expected === 0 ? ['no estaba en el remito'] : []),
    ...(packSize > 1 ? [`bultos de ${formatNumber(packSize)}`] : []),
    ...(apart > 0 ? [`${formatNumber(apart)} apartadas`] : []),
    ...(expected > 0 && isOver(line) ? [`${formatNumber(received - expected)} de más`] : []),
    ...(ended && isShort(line) ? [`faltaron ${formatNumber(expected - received)}`] : []),
  ];
}
