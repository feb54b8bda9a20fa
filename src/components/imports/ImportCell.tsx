import InputBase from '@mui/material/InputBase';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef } from 'react';
import type { ImportRow, ImportRun } from '@/services/imports/importHooks';
import type { ImportCells } from './useImportCells';

interface ImportCellProps {
  row: ImportRow;
  column: ImportRun['columns'][number];
  /** A preview has cells to write in; rows that were written already only show. */
  cells: ImportCells | null;
  className?: string;
}

/** A cell shows what the file says, what is wrong with it, and the place to write it anew. */
export function ImportCell({ row, column, cells, className }: ImportCellProps) {
  const { key, label, source } = column;
  const cell = { number: row.number, key };
  const is = (one: { number: number; key: string } | null | undefined) =>
    one?.number === row.number && one.key === key;
  const said = (source === null ? undefined : row.cells[source]) ?? '';
  const shown = is(cells?.sent) ? (cells?.sent?.text ?? said) : said;
  const wrong = row.errors.some((one) => one.column === key);
  const editable = cells !== null && row.state !== 'applied';
  const edit = () => editable && cells.edit(cell);
  const isEditing = editable && is(cells.editing);
  return (
    <TableCell
      data-cell={`${row.number}/${key}`}
      className={[className, wrong ? 'wrong' : ''].filter(Boolean).join(' ')}
      tabIndex={cells ? (is(cells.at) ? 0 : -1) : undefined}
      onFocus={({ target, currentTarget }) => target === currentTarget && cells?.place(cell)}
      onClick={() => wrong && !isEditing && edit()}
      onDoubleClick={edit}
      sx={{ cursor: editable && wrong ? 'text' : undefined }}
    >
      {isEditing ? (
        <CellEditor
          label={`${label}, fila ${row.number}`}
          text={said}
          onSave={(text, byKey) => cells.save(cell, said, text, byKey)}
          onCancel={cells.cancel}
        />
      ) : (
        shown
      )}
      <ImportNotes row={row} about={(about) => about === key} />
    </TableCell>
  );
}

interface CellEditorProps {
  label: string;
  text: string;
  onSave: (text: string, byKey: boolean) => void;
  onCancel: () => void;
}

function CellEditor({ label, text, onSave, onCancel }: CellEditorProps) {
  // Leaving the field after Enter or Escape is no second answer.
  const settled = useRef(false);
  const settle = (answer: () => void) => {
    if (settled.current) return;
    settled.current = true;
    answer();
  };
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // The arrows are the text's here, not the table's.
    event.stopPropagation();
    const { value } = event.currentTarget;
    if (event.key === 'Enter') settle(() => onSave(value, true));
    if (event.key === 'Escape') settle(onCancel);
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      defaultValue={text}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => settle(() => onSave(target.value, false))}
      slotProps={{ input: { 'aria-label': label, onKeyDown: press, maxLength: 2000 } }}
      sx={{ minWidth: 140, px: 1, mx: -1, bgcolor: 'background.paper', borderRadius: 1 }}
    />
  );
}

interface ImportNotesProps {
  row: ImportRow;
  /** This picks the notes of the cell, or those of the whole row. */
  about: (column: string | null) => boolean;
}

const tones = { errors: 'error.main', warnings: 'warning.main' } as const;

/** The notes say what is wrong, or good to know, under what they are about. */
export function ImportNotes({ row, about }: ImportNotesProps) {
  return (['errors', 'warnings'] as const).flatMap((kind) =>
    row[kind]
      .filter(({ column }) => about(column))
      .map(({ message }) => (
        <Typography
          key={message}
          variant="caption"
          sx={{ display: 'block', color: tones[kind], minWidth: 160, whiteSpace: 'normal' }}
        >
          {message}
        </Typography>
      )),
  );
}
