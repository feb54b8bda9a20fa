import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { OrderLine } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { missing, unitsOf } from '../ordersModel';

function LineNote({ line }: { line: OrderLine }) {
  const notes = [
    ...(line.substitute
      ? [`Reemplazado por ${line.substitute.name}: ${line.substituteReason ?? ''}`]
      : []),
    ...(line.shortReason ? [`Faltan ${missing(line)}: ${line.shortReason}`] : []),
    ...line.picks.map(
      ({ locationCode, lotCode, quantity }) =>
        `${quantity} de ${locationCode}${lotCode ? `, lote ${lotCode}` : ''}`,
    ),
  ];
  return notes.map((note) => (
    <Typography
      key={note}
      variant="caption"
      component="span"
      sx={{ display: 'block', color: 'text.secondary' }}
    >
      {note}
    </Typography>
  ));
}

/** What is asked for and what is picked of it. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label="Líneas del pedido">
      {lines.map((line) => (
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
              {line.product.name}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {line.product.sku}
            </Typography>
            <LineNote line={line} />
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {formatNumber(line.pickedQuantity)} de {formatNumber(line.quantity)}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {unitsOf(line.quantity, line.product.unit)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Card>
  );
}
