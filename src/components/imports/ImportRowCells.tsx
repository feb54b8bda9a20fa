import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportRow, ImportRun } from '@/services/imports/importHooks';

interface ImportRowCellsProps {
  row: ImportRow;
  columns: ImportRun['columns'];
}

interface NotesProps {
  row: ImportRow;
  /** Of the cell, or of the whole row. */
  about: (column: string | null) => boolean;
}

const tones = { errors: 'error.main', warnings: 'warning.main' } as const;

function Notes({ row, about }: NotesProps) {
  return (['errors', 'warnings'] as const).flatMap((kind) =>
    row[kind]
      .filter(({ column }) => about(column))
      .map(({ message }) => (
        <Typography
          key={message}
          variant="caption"
          sx={{ display: 'block', color: tones[kind], minWidth: 220 }}
        >
          {message}
        </Typography>
      )),
  );
}

/** One row of the file, with what is wrong, or to know, under the cell that it is about. */
export function ImportRowCells({ row, columns }: ImportRowCellsProps) {
  const keys = new Set(columns.map((column) => column.key));
  return (
    <TableRow hover sx={{ verticalAlign: 'top' }}>
      <TableCell component="th" scope="row">
        {row.number}
        <Notes row={row} about={(column) => column === null || !keys.has(column)} />
      </TableCell>
      {columns.map(({ key, source }) => {
        const wrong = row.errors.some(({ column }) => column === key);
        return (
          <TableCell key={key} sx={wrong ? { bgcolor: 'surface.alert', minWidth: 160 } : null}>
            {source === null ? '' : row.cells[source]}
            <Notes row={row} about={(column) => column === key} />
          </TableCell>
        );
      })}
    </TableRow>
  );
}
