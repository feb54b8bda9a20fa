import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { usePhone } from '@/components/dialog/usePhone';
import { formatNumber } from '@/utils/numbers';
import type { StockRow } from '../api';
import { formatDay } from '../ordersModel';

interface StockTableProps {
  rows: readonly StockRow[];
  onOpen: (row: StockRow) => void;
}

const lotText = ({ lotCode, expiresOn }: StockRow) =>
  lotCode ? `${lotCode}${expiresOn ? `, vence ${formatDay(expiresOn)}` : ''}` : '—';

function StockCards({ rows, onOpen }: StockTableProps) {
  return (
    <Box component="section" aria-label="Existencias" sx={{ display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <Card key={row.id}>
          <CardActionArea
            onClick={() => onOpen(row)}
            sx={{ px: 2, py: 1.5, display: 'flex', gap: 2, justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography component="span" sx={{ display: 'block' }}>
                {row.productName}
              </Typography>
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
                {row.locationCode} · {row.lotCode ? lotText(row) : row.sku}
              </Typography>
            </Box>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {formatNumber(row.quantity)}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

/** What lies where; each quantity opens the reasons of its changes. */
export function StockTable(props: StockTableProps) {
  const phone = usePhone();
  if (phone) return <StockCards {...props} />;
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table aria-label="Existencias">
        <TableHead>
          <TableRow>
            <TableCell>Ubicación</TableCell>
            <TableCell>Producto</TableCell>
            <TableCell>Código</TableCell>
            <TableCell>Clase</TableCell>
            <TableCell>Lote</TableCell>
            <TableCell align="right">Cantidad</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {props.rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.locationCode}</TableCell>
              <TableCell>{row.productName}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.sku}</TableCell>
              <TableCell>{row.abcClass}</TableCell>
              <TableCell>{lotText(row)}</TableCell>
              <TableCell align="right">
                <Link
                  component="button"
                  type="button"
                  aria-label={`Movimientos de ${row.productName} en ${row.locationCode}: ${row.quantity}`}
                  onClick={() => props.onOpen(row)}
                  sx={{ font: 'inherit', fontWeight: 600 }}
                >
                  {formatNumber(row.quantity)}
                </Link>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
