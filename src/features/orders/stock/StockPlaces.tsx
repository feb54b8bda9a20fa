import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { usePhone } from '@/components/dialog/usePhone';
import { notOnPaper } from '@/components/paper/paperMarks';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { selectCan } from '@/services/session/selectCan';
import { type StockRow, useListStockQuery } from '@/services/wms/generated/warehouse.gen';
import { formatNumber } from '@/utils/numbers';
import { locationPath, productAtPath } from '@/utils/paths';
import { MoveDialog } from './MoveDialog';
import { lotText } from './stockTexts';

/** More are looked for in the list, which this leads to. */
const MOST = 100;

interface StockPlacesProps {
  /** Where a product lies, or what lies at a shelf. */
  of: { productId: number } | { locationId: number };
  label: string;
  /** The place marked among the others, such as the one the person came from. */
  chosen?: number | null;
  /** The list with all of it. */
  all: string;
  nothing: string;
}

/** Each place and lot: how much there is, how much of it is spoken for, and the way to put it elsewhere. */
export function StockPlaces({ of, label, chosen = null, all, nothing }: StockPlacesProps) {
  const mayMove = useSelector(selectCan('ORDERS.create'));
  const phone = usePhone();
  const [moving, setMoving] = useState<StockRow | null>(null);
  const byProduct = 'productId' in of;
  const field = byProduct ? 'productId' : 'locationId';
  const query = useListStockQuery({
    filters: [
      { field, operator: 'is', value: byProduct ? of.productId : of.locationId },
      { field: 'quantity', operator: 'from', value: 1 },
    ],
    sort: [{ field: byProduct ? 'locationCode' : 'productName', direction: 'asc' }],
    size: MOST,
  });
  const shown = { label, byProduct, chosen, onMove: mayMove ? setMoving : null };
  return (
    <>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Typography sx={{ color: 'text.secondary' }}>{nothing}</Typography>}
      >
        {({ rows, total }) => (
          <>
            {phone ? <PlaceCards {...shown} rows={rows} /> : <PlaceTable {...shown} rows={rows} />}
            {total > rows.length ? (
              <Link component={RouterLink} to={all} sx={{ display: 'inline-block', mt: 1 }}>
                {`Ver las ${formatNumber(total)} en Existencias`}
              </Link>
            ) : null}
          </>
        )}
      </QueryState>
      {moving ? <MoveDialog row={moving} onClose={() => setMoving(null)} /> : null}
    </>
  );
}

interface PlacesProps {
  rows: readonly StockRow[];
  label: string;
  byProduct: boolean;
  chosen: number | null;
  /** Null for who may not. */
  onMove: ((row: StockRow) => void) | null;
}

function PlaceTable({ rows, label, byProduct, chosen, onMove }: PlacesProps) {
  return (
    <TableContainer component={Card}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{byProduct ? 'Ubicación' : 'Producto'}</TableCell>
            <TableCell align="right">Hay</TableCell>
            <TableCell align="right">Reservado</TableCell>
            <TableCell align="right">Disponible</TableCell>
            {onMove ? <TableCell sx={notOnPaper}>Acciones</TableCell> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} selected={row.id === chosen}>
              <TableCell>
                <PlaceOf row={row} byProduct={byProduct} />
              </TableCell>
              <TableCell align="right">{formatNumber(row.quantity)}</TableCell>
              <TableCell align="right">{formatNumber(row.reserved)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {formatNumber(row.available)}
              </TableCell>
              {onMove ? (
                <TableCell sx={{ width: 0, ...notOnPaper }}>
                  <MoveButton row={row} onMove={onMove} />
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The same on a phone, where a table would not fit. */
function PlaceCards({ rows, label, byProduct, chosen, onMove }: PlacesProps) {
  return (
    <Card component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1.25,
            bgcolor: row.id === chosen ? 'action.selected' : undefined,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <PlaceOf row={row} byProduct={byProduct} />
            <Typography variant="body2">
              {`Hay ${formatNumber(row.quantity)} · reservado ${formatNumber(row.reserved)} · disponible ${formatNumber(row.available)}`}
            </Typography>
          </Box>
          {onMove ? <MoveButton row={row} onMove={onMove} /> : null}
        </Box>
      ))}
    </Card>
  );
}

function MoveButton({ row, onMove }: { row: StockRow; onMove: (row: StockRow) => void }) {
  return (
    <Button
      size="small"
      disabled={row.movable === 0}
      aria-label={`Mover ${row.productName} de ${row.locationCode}`}
      onClick={() => onMove(row)}
    >
      Mover
    </Button>
  );
}

function PlaceOf({ row, byProduct }: { row: StockRow; byProduct: boolean }) {
  const lot = lotText(row);
  return (
    <>
      <Link
        component={RouterLink}
        to={byProduct ? locationPath(row.locationId) : productAtPath(row.productId, row.id)}
      >
        {byProduct ? row.locationCode : row.productName}
      </Link>
      <Typography
        variant="caption"
        component="span"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {byProduct
          ? [row.siteName, lot].filter(Boolean).join(' · ')
          : `${row.sku}${lot && ` · ${lot}`}`}
      </Typography>
    </>
  );
}
