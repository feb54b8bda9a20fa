import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface PlainRow {
  key: string;
  /** The first names the row. */
  cells: readonly ReactNode[];
}

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly PlainRow[];
  /** Figures stand at the right from this column on; left out, none does. */
  figuresFrom?: number;
}

/** A short table that is read as a whole; on a phone it goes sideways within its card. */
export function PlainTable({
  label,
  heads,
  rows,
  figuresFrom = Number.POSITIVE_INFINITY,
}: PlainTableProps) {
  const side = (column: number) => (column >= figuresFrom ? 'right' : 'left');
  return (
    <Card>
      <TableContainer tabIndex={0} role="region" aria-label={`Tabla: ${label}`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {heads.map((head, column) => (
                <TableCell key={head} align={side(column)}>
                  {head}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {first}
                </TableCell>
                {heads.slice(1).map((head, index) => (
                  <TableCell
                    key={head}
                    align={side(index + 1)}
                    sx={index + 1 >= figuresFrom ? { whiteSpace: 'nowrap' } : undefined}
                  >
                    {others[index]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
