import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useEffect, useRef, useState } from 'react';
import { type ImportRun, useListImportRowsQuery } from '@/services/imports/importHooks';
import { formatNumber } from '@/utils/numbers';
import { Icon } from '../icons/Icon';
import { Pager } from '../list/Pager';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { StateMessage } from '../state/StateMessage';
import { ImportTable } from './ImportTable';
import { shownColumns, stepToWrong } from './importTable';
import { type RowView, stateColors, stateOrder, stateTexts } from './importTexts';
import { type ImportCells, useImportCells } from './useImportCells';

const size = 50;

/** The rows of the file, those with errors first to see, each error at its cell, where it is corrected. */
export function ImportRows({ run }: { run: ImportRun }) {
  const preview = run.state === 'preview';
  // An import that was done in part is mended and imported again.
  const open = preview || (run.state === 'done' && run.counts.invalid + run.counts.refused > 0);
  // Once it was done there is nothing left to be warned of.
  const counts = { ...run.counts, warned: preview ? run.warned : 0 };
  const there = stateOrder.filter((view) => counts[view] > 0);
  const [chosen, setChosen] = useState<RowView | null>(null);
  const [asked, setPage] = useState(1);
  const view = chosen && there.includes(chosen) ? chosen : there[0];
  // Corrected rows leave the errors, and with them the last page may go.
  const page = Math.max(1, Math.min(asked, Math.ceil((view ? counts[view] : 0) / size)));
  const which = view === 'warned' ? { warned: true } : { states: view ? [view] : [] };
  const query = useListImportRowsQuery({ id: run.id, ...which, page, size });
  const columns = shownColumns(run);
  const box = useRef<HTMLDivElement>(null);
  const cells = useImportCells({ run, rows: query.data?.rows ?? [], columns }, box);
  const show = (next: RowView, at = 1) => {
    setChosen(next);
    setPage(at);
  };
  const step = useErrorSteps({
    cells,
    ready: query.currentData !== undefined && view === 'invalid',
    page,
    pages: Math.max(1, Math.ceil(counts.invalid / size)),
    turnTo: (at) => show('invalid', at),
  });
  const correcting = open && counts.invalid > 0;
  useErrorKeys(correcting ? step : null);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Box role="group" aria-label="Filas" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {there.map((one) => (
            <Chip
              key={one}
              color={stateColors[one]}
              variant={one === view ? 'filled' : 'outlined'}
              aria-pressed={one === view}
              label={`${stateTexts[one]}: ${formatNumber(counts[one])}`}
              onClick={() => show(one)}
            />
          ))}
        </Box>
        {correcting ? (
          <Button
            size="small"
            startIcon={<Icon name="next" />}
            aria-keyshortcuts="F8"
            title="F8; con Mayús, el anterior. Enter corrige la celda."
            onClick={() => step(1)}
          >
            Siguiente error ({formatNumber(run.faults)})
          </Button>
        ) : null}
      </Box>
      {open ? <AlikeOffer cells={cells} columns={columns} /> : null}
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<StateMessage icon="table" title="El archivo no tiene filas" />}
      >
        {({ rows, total }) => (
          <>
            <ImportTable rows={rows} columns={columns} cells={open ? cells : null} box={box} />
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
    </Box>
  );
}

interface AlikeOfferProps {
  cells: ImportCells;
  columns: ImportRun['columns'];
}

/** After a correction: the other rows that say the same, at once. */
function AlikeOffer({ cells, columns }: AlikeOfferProps) {
  const { alike } = cells;
  if (!alike) return null;
  const { at, said, text, others } = alike;
  const label = columns.find(({ key }) => key === at.key)?.label ?? '';
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button
            size="small"
            color="inherit"
            loading={cells.isLoading}
            onClick={() => cells.saveAlike(alike)}
          >
            {others === 1 ? 'Cambiarla también' : `Cambiar las ${formatNumber(others)}`}
          </Button>
          <Button size="small" color="inherit" onClick={cells.forgetAlike}>
            Dejar así
          </Button>
        </>
      }
    >
      {counted(others, 'fila más dice', 'filas más dicen')} «{said}» en {label}
      {text ? `: ¿va «${text}» en ${others === 1 ? 'esa' : 'todas'}?` : '.'}
    </Alert>
  );
}

interface ErrorSteps {
  cells: ImportCells;
  /** The errors of that page are here. */
  ready: boolean;
  page: number;
  pages: number;
  turnTo: (page: number) => void;
}

/** From one error to the next, over the pages and round again. */
function useErrorSteps({ cells, ready, page, pages, turnTo }: ErrorSteps) {
  const [owed, setOwed] = useState<1 | -1 | null>(null);
  const end = (step: 1 | -1) => stepToWrong(cells.wrong, cells.keys, null, step);
  useEffect(() => {
    if (owed === null || !ready) return;
    setOwed(null);
    const first = end(owed);
    if (first) cells.go(first);
  });
  return (step: 1 | -1) => {
    const next = ready ? stepToWrong(cells.wrong, cells.keys, cells.at, step) : null;
    if (next) return cells.go(next);
    const first = end(step);
    if (ready && pages === 1) return first ? cells.go(first) : undefined;
    turnTo(ready ? ((page - 1 + step + pages) % pages) + 1 : 1);
    setOwed(step);
  };
}

/** F8 goes to the next error and Mayús+F8 to the one before, from anywhere on the page. */
function useErrorKeys(step: ((step: 1 | -1) => void) | null) {
  useEffect(() => {
    if (!step) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.defaultPrevented || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
