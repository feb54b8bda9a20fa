import type { MappedColumn } from '@contract/hours/payMapping';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface PayRowsProps {
  columns: readonly MappedColumn[];
  rows: readonly (readonly string[])[];
}

/** The first rows of the file, as it will have them. */
export function PayRows({ columns, rows }: PayRowsProps) {
  return (
    <Card>
      <TableContainer role="region" aria-label="Primeras filas del archivo" tabIndex={0}>
        <Table size="small" sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              {columns.map(({ key, header }) => (
                <TableCell key={key}>{header}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, at) => (
              // A row is its place in the file.
              <TableRow key={String(at)}>
                {columns.map(({ key }, index) => (
                  <TableCell key={key} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {row[index]}
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
