import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { KeyboardEvent, RefObject } from 'react';
import type { ImportRow, ImportRun } from '@/services/imports/importHooks';
import { ImportCell, ImportNotes } from './ImportCell';
import { moveCell, numberWidth, rowKey } from './importTable';
import type { ImportCells } from './useImportCells';

interface ImportTableProps {
  rows: readonly ImportRow[];
  columns: ImportRun['columns'];
  /** The cells of a preview can be written. */
  cells: ImportCells | null;
  box: RefObject<HTMLDivElement | null>;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The rows of the file; its number and whose row it is stay in sight, and arrows go from cell to cell. */
export function ImportTable({ rows, columns, cells, box }: ImportTableProps) {
  const keys = columns.map(({ key }) => key);
  const press = (event: KeyboardEvent) => {
    const at = cells?.at;
    if (!at || event.ctrlKey || event.altKey || event.metaKey) return;
    const arrow = arrows[event.key];
    if (arrow) cells.go(moveCell(rows, keys, at, arrow));
    else if (at.key !== rowKey && (event.key === 'Enter' || event.key === 'F2')) cells.edit(at);
    else return;
    event.preventDefault();
  };
  const isPlaced = rows.some(({ number }) => number === cells?.at?.number);
  return (
    <Card>
      <TableContainer
        ref={box}
        role="region"
        aria-label="Filas del archivo"
        tabIndex={cells ? undefined : 0}
        onKeyDown={press}
        sx={{ maxHeight: '70vh', scrollPaddingTop: 56 }}
      >
        <Table size="small" stickyHeader role={cells ? 'grid' : undefined} sx={frozen}>
          <TableHead>
            <TableRow>
              <TableCell className="number">Fila</TableCell>
              {columns.map(({ key, label }, index) => (
                <TableCell
                  key={key}
                  className={index === 0 ? 'whose' : undefined}
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <TableRow key={row.number} sx={{ verticalAlign: 'top' }}>
                <TableCell
                  component="th"
                  scope="row"
                  className="number"
                  data-cell={`${row.number}/${rowKey}`}
                  tabIndex={cells ? tabOf(cells, row.number, !isPlaced && index === 0) : undefined}
                  onFocus={() => cells?.place({ number: row.number, key: rowKey })}
                >
                  {row.number}
                  <ImportNotes
                    row={row}
                    about={(column) => column === null || !keys.includes(column)}
                  />
                </TableCell>
                {columns.map((column, place) => (
                  <ImportCell
                    key={column.key}
                    row={row}
                    column={column}
                    cells={cells}
                    className={place === 0 ? 'whose' : undefined}
                  />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

/** Tab reaches a single cell of the table; the first one before any was reached. */
const tabOf = ({ at }: ImportCells, number: number, isFirst: boolean) =>
  isFirst || (at?.number === number && at.key === rowKey) ? 0 : -1;

const frozen: SxProps<Theme> = {
  '& .number, & .whose': { position: 'sticky', zIndex: 1, bgcolor: 'background.paper' },
  '& .number': { left: 0, minWidth: numberWidth, width: numberWidth },
  '& .whose': { left: numberWidth, maxWidth: 200, borderRight: 1, borderColor: 'divider' },
  '& thead .number, & thead .whose': { zIndex: 3, bgcolor: 'background.default' },
  '& td.wrong': { bgcolor: 'surface.alert', minWidth: 160 },
  '& td:focus-visible, & th:focus-visible': { outlineOffset: -2 },
};
