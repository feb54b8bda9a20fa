import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Availability, Order, OrderLine } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { isClosed, missing } from '../ordersModel';
import { AvailabilityNote } from './AvailabilityNote';
import { useAvailability } from './useAvailability';

function LineNote({ line }: { line: OrderLine }) {
  const notes = [
    ...(line.substitute
      ? [`Reemplazado por ${line.substitute.name}: ${line.substituteReason ?? ''}`]
      : []),
    ...(line.deliveredQuantity === null
      ? []
      : [
          `Recibieron ${formatNumber(line.deliveredQuantity)} de ${formatNumber(line.pickedQuantity)}`,
        ]),
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

const unpicked: readonly Order['state'][] = ['created', 'approved', 'picking', 'onHold'];

/** Each line shows what is asked for, what is picked of it, and whether the rest is there. */
export function OrderLines({ order }: { order: Order }) {
  const { id, state, lines } = order;
  const open = unpicked.includes(state) ? lines.filter((line) => !isClosed(line)) : [];
  const availabilityOf = useAvailability({
    customerId: null,
    orderId: id,
    products: open.map((line) => wantedId(line)).join(),
  });
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
            <LineAvailability
              found={open.includes(line) ? availabilityOf(wantedId(line)) : undefined}
              asked={missing(line)}
            />
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

const wantedId = ({ substitute, product }: OrderLine) => (substitute ?? product).id;

interface LineAvailabilityProps {
  found: Availability | undefined;
  asked: number;
}

function LineAvailability({ found, asked }: LineAvailabilityProps) {
  return found ? <AvailabilityNote found={found} asked={asked} /> : null;
}
