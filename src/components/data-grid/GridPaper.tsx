import Box from '@mui/material/Box';
import { formatNumber } from '@/utils/numbers';
import { wideMark } from '../paper/paperMarks';
import { usePrinting } from '../paper/usePrinting';
import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import { writeValue } from './writeValue';

interface GridPaperProps {
  rows: readonly GridRow[];
  columns: readonly GridColumn<GridRow>[];
  layout: GridLayout;
  /** The place of the first in the whole list. */
  from: number;
  total: number;
  atLeast: boolean;
}

/** An upright sheet has room for so many columns. */
const UPRIGHT = 6;

/** A list on paper: every row of the page and every column in sight, as a plain table that breaks between rows. */
export function GridPaper({ rows, columns, layout, from, total, atLeast }: GridPaperProps) {
  if (!usePrinting()) return null;
  const shown = layout.flatMap((place) => {
    const column = place.shown ? columns.find(({ key }) => key === place.key) : undefined;
    return column ? [column] : [];
  });
  const wide = shown.length > UPRIGHT ? { [wideMark]: '' } : {};
  return (
    <Box component="table" {...wide} sx={table}>
      <caption>
        Filas {formatNumber(from)} a {formatNumber(from + rows.length - 1)} de{' '}
        {atLeast ? 'más de ' : ''}
        {formatNumber(total)}
      </caption>
      <thead>
        <tr>
          {shown.map(({ key, label, kind }) => (
            <th key={key} scope="col" data-kind={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {shown.map((column) => (
              <td key={column.key} data-kind={column.kind}>
                {column.render?.(row) ?? writeValue(column, column.value(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: '8.5pt',
  '& caption': { textAlign: 'left', pb: 1, color: 'text.secondary' },
  '& th, & td': {
    px: 0.75,
    py: 0.5,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
  '& td': { minWidth: '4.5em' },
  '& th': { overflowWrap: 'normal', fontWeight: 600, borderColor: 'text.secondary' },
  '& [data-kind="number"]': { textAlign: 'right' },
  '& [data-kind="day"], & [data-kind="instant"]': { overflowWrap: 'normal' },
} as const;
