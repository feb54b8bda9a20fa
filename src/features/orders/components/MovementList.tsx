import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { StockMovement } from '@/services/wms/generated/warehouse.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { orderPath } from '@/utils/paths';
import { movementLabels } from '../stockModel';

export function MovementList({ rows }: { rows: readonly StockMovement[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            gap: 2,
            py: 1.25,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography>
              {movementLabels[row.kind]}
              {row.orderId ? (
                <>
                  {' · '}
                  <Link component={RouterLink} to={orderPath(row.orderId)}>
                    {row.orderNumber}
                  </Link>
                </>
              ) : null}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
              {formatDate(row.at, 'DD/MM/AAA HS:MN')}
              {row.person ? ` · ${row.person.name}` : ''}
              {row.reason ? ` · ${row.reason}` : ''}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {row.delta > 0 ? '+' : ''}
              {formatNumber(row.delta)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              quedan {formatNumber(row.quantityAfter)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
