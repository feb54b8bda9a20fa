import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type ImportRow,
  type ImportRun,
  useListImportRowsQuery,
} from '@/services/imports/importHooks';
import { formatNumber } from '@/utils/numbers';
import { Pager } from '../list/Pager';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { StateMessage } from '../state/StateMessage';
import { type RowView, stateColors, stateOrder, stateTexts } from './importTexts';

const size = 50;

/** The rows of the file, those with errors first to see, each error at its cell. */
export function ImportRows({ run }: { run: ImportRun }) {
  // Once it was done there is nothing left to be warned of.
  const counts = { ...run.counts, warned: run.state === 'preview' ? run.warned : 0 };
  const there = stateOrder.filter((view) => counts[view] > 0);
  const [chosen, setChosen] = useState<RowView | null>(null);
  const [page, setPage] = useState(1);
  const view = chosen && there.includes(chosen) ? chosen : there[0];
  const which = view === 'warned' ? { warned: true } : { states: view ? [view] : [] };
  const query = useListImportRowsQuery({ id: run.id, ...which, page, size });
  const shown = run.columns.filter((column) => column.source !== null);
  return (
    <Box>
      <Box
        role="group"
        aria-label="Filas"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
      >
        {there.map((one) => (
          <Chip
            key={one}
            color={stateColors[one]}
            variant={one === view ? 'filled' : 'outlined'}
            aria-pressed={one === view}
            label={`${stateTexts[one]}: ${formatNumber(counts[one])}`}
            onClick={() => {
              setChosen(one);
              setPage(1);
            }}
          />
        ))}
      </Box>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<StateMessage icon="table" title="El archivo no tiene filas" />}
      >
        {({ rows, total }) => (
          <>
            <Card>
              <TableContainer tabIndex={0} role="region" aria-label="Filas del archivo">
                <Table size="small">
                  <TableHead>
                    <TableRow>
                      <TableCell>Fila</TableCell>
                      {shown.map(({ key, label }) => (
                        <TableCell key={key} sx={{ whiteSpace: 'nowrap' }}>
                          {label}
                        </TableCell>
                      ))}
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {rows.map((row) => (
                      <ImportRowCells key={row.number} row={row} columns={shown} />
                    ))}
                  </TableBody>
                </Table>
              </TableContainer>
            </Card>
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Box>
  );
}

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
function ImportRowCells({ row, columns }: ImportRowCellsProps) {
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
