import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportRow, ImportRun } from '@/services/imports/importHooks';

interface ImportRowCellsProps {
  row: ImportRow;
  columns: ImportRun['columns'];
}

function Reasons({ errors }: { errors: ImportRow['errors'] }) {
  return errors.map(({ message }) => (
    <Typography key={message} variant="caption" sx={{ display: 'block', color: 'error.main' }}>
      {message}
    </Typography>
  ));
}

/** One row of the file, with what is wrong under the cell that is wrong. */
export function ImportRowCells({ row, columns }: ImportRowCellsProps) {
  const keys = new Set(columns.map((column) => column.key));
  return (
    <TableRow hover sx={{ verticalAlign: 'top' }}>
      <TableCell component="th" scope="row">
        {row.number}
        <Reasons errors={row.errors.filter(({ column }) => column === null || !keys.has(column))} />
      </TableCell>
      {columns.map(({ key, source }) => {
        const errors = row.errors.filter(({ column }) => column === key);
        return (
          <TableCell
            key={key}
            sx={errors.length > 0 ? { bgcolor: 'surface.alert', minWidth: 160 } : null}
          >
            {source === null ? '' : row.cells[source]}
            <Reasons errors={errors} />
          </TableCell>
        );
      })}
    </TableRow>
  );
}
