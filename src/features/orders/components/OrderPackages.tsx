import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Order } from '@/services/wms/generated/orders.gen';
import { formatNumber } from '@/utils/numbers';

/** What goes in each package. */
export function OrderPackages({ order: { packages, lines } }: { order: Order }) {
  const nameOf = (lineId: number) => {
    const line = lines.find((one) => one.id === lineId);
    return line?.substitute?.name ?? line?.product.name ?? '';
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {packages.map((box) => (
        <Card key={box.id} sx={{ p: 2 }}>
          <Typography variant="h5" component="h3">
            Bulto {box.number}
            {box.weightKg ? ` · ${formatNumber(box.weightKg)} kg` : ''}
          </Typography>
          {box.items.map((item) => (
            <Typography key={item.lineId} variant="body2" sx={{ color: 'text.secondary' }}>
              {formatNumber(item.quantity)} × {nameOf(item.lineId)}
            </Typography>
          ))}
        </Card>
      ))}
    </Box>
  );
}
