import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { fileSize } from '@/components/files/fileRules';
import type { ServerHealth } from '@/services/wms/generated/admin.gen';
import { formatNumber } from '@/utils/numbers';

export function TableSizes({ tables }: { tables: ServerHealth['database']['tables'] }) {
  return (
    <Card>
      <Table size="small" aria-label="Tablas más grandes">
        <TableHead>
          <TableRow>
            <TableCell>Tabla</TableCell>
            <TableCell align="right">Filas</TableCell>
            <TableCell align="right">Ocupa</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tables.map(({ name, rows, bytes }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{formatNumber(rows)}</TableCell>
              <TableCell align="right">{fileSize(bytes)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
