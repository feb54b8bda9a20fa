import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { OrderFigures } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';
import { ordersWhere } from '@/utils/paths';
import { stateLabels } from '../ordersModel';

interface Tile {
  label: string;
  value: number;
  /** The list of what it counts. */
  to?: string;
  alert?: boolean;
}

function tilesOf({
  open,
  late,
  promisedToday,
  deliveredOnDay,
  cancelledOnDay,
}: OrderFigures): Tile[] {
  return [
    { label: 'Atrasados', value: late, to: ordersWhere('late', 'true'), alert: late > 0 },
    { label: 'Prometidos para el día', value: promisedToday },
    { label: 'Entregados en el día', value: deliveredOnDay },
    { label: 'Cancelados en el día', value: cancelledOnDay },
    ...open.map(({ state, count }) => ({
      label: stateLabels[state],
      value: count,
      to: ordersWhere('state', state),
    })),
  ];
}

function Figure({ label, value, alert }: Tile) {
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="h1" component="p" sx={{ color: alert ? 'error.main' : 'inherit' }}>
        {formatNumber(value)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </Box>
  );
}

export function FigureTiles({ figures }: { figures: OrderFigures }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 170px), 1fr))',
      }}
    >
      {tilesOf(figures).map((tile) => (
        <Card key={tile.label}>
          {tile.to ? (
            <CardActionArea component={Link} to={tile.to} sx={{ height: '100%' }}>
              <Figure {...tile} />
            </CardActionArea>
          ) : (
            <Figure {...tile} />
          )}
        </Card>
      ))}
    </Box>
  );
}
