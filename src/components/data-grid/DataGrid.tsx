import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhone } from '../dialog/usePhone';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { ColumnChooser } from './ColumnChooser';
import { ColumnMenu } from './ColumnMenu';
import { GridCards } from './GridCards';
import type { GridParts, GridRow } from './GridContext';
import { type FilterTarget, GridFilters } from './GridFilters';
import { GridFooter } from './GridFooter';
import { GridToolbar } from './GridToolbar';
import { type BulkAction, type RowAction, toRowSelection } from './gridActions';
import { isNarrowed } from './gridAddress';
import type { GridColumn } from './gridColumn';
import type { GridList } from './gridList';
import { RowMenu } from './RowMenu';
import { SelectionBar } from './SelectionBar';
import { ShortcutsDialog } from './ShortcutsDialog';
import { useGridAddress } from './useGridAddress';
import { useGridKeys } from './useGridKeys';
import { useGridLayout } from './useGridLayout';
import { useSelection } from './useSelection';

// A phone never needs AG Grid.
const GridTable = lazy(async () => ({ default: (await import('./GridTable')).GridTable }));

interface DataGridProps<Row extends GridRow> {
  list: GridList<Row>;
  /** What the rows are: "Pedidos". */
  label: string;
  columns: readonly GridColumn<Row>[];
  rowName: (row: Row) => string;
  rowPath?: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction[];
  searchLabel: string;
  /** Nothing yet: a `StateMessage` with the next step. */
  empty: ReactNode;
}

/** Every list of the back office: one grid on a desk, cards on a phone, its state in the address. */
export function DataGrid<Row extends GridRow>(props: DataGridProps<Row>) {
  const { list, label, rowName, rowPath, rowActions, bulkActions = [], searchLabel, empty } = props;
  // Inside, a row is known by its id alone; what a column reads of it is the column's business.
  const columns = props.columns as unknown as readonly GridColumn<GridRow>[];
  const navigate = useNavigate();
  const phone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  const { address, change } = useGridAddress(columns);
  const { layout, setLayout } = useGridLayout(list.id, columns);
  const [open, setOpen] = useState<'columns' | 'keys' | null>(null);
  const [filtering, setFiltering] = useState<FilterTarget | null>(null);
  const [columnMenu, setColumnMenu] = useState<FilterTarget | null>(null);
  const [rowMenu, setRowMenu] = useState<{ row: Row; anchor: Element } | null>(null);

  const { search, sort, page, size, filters } = address;
  const query = list.useRows({ page, size, sort, search, filters });
  const answer = query.currentData ?? (phone ? query.data : undefined);
  const total = (query.currentData ?? query.data)?.total ?? 0;
  const atLeast = (query.currentData ?? query.data)?.atLeast === true;
  const pageIds = useMemo(() => answer?.rows.map((row) => row.id) ?? [], [answer]);
  const control = useSelection(pageIds, JSON.stringify([search, filters]));

  const parts = useMemo(
    (): GridParts => ({
      selection: bulkActions.length > 0 && !phone ? control : null,
      pageIds,
      rowName: (row) => rowName(row as Row),
      rowPath: rowPath ? (row) => rowPath(row as Row) : null,
      column: (key) => columns.find((one) => one.key === key),
      openRowMenu: rowActions ? (row, anchor) => setRowMenu({ row: row as Row, anchor }) : null,
      openColumnMenu: (key, anchor) => {
        const column = columns.find((one) => one.key === key);
        if (column) setColumnMenu({ column, anchor });
      },
    }),
    [bulkActions.length, phone, control, pageIds, rowName, rowPath, rowActions, columns],
  );

  useGridKeys({
    box,
    searchBox,
    onHelp: () => setOpen('keys'),
    onSelectAll: () => parts.selection?.selectAll(),
    onPage: (step) => {
      const next = page + step;
      if (next >= 1 && (next - 1) * size < total) change({ page: next });
    },
  });

  return (
    <Box
      ref={box}
      sx={
        phone
          ? null
          : {
              display: 'flex',
              flexDirection: 'column',
              height: 'calc(100dvh - 190px)',
              minHeight: 480,
            }
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <GridFilters
          columns={columns}
          address={address}
          onChange={change}
          searchLabel={searchLabel}
          searchBox={searchBox}
          target={filtering}
          onTarget={setFiltering}
        />
        {phone ? null : (
          <GridToolbar
            tools={[
              { icon: 'columns', label: 'Columnas', run: () => setOpen('columns') },
              { icon: 'keyboard', label: 'Atajos de teclado', run: () => setOpen('keys') },
            ]}
          />
        )}
      </Box>
      {parts.selection ? (
        <SelectionBar
          control={control}
          total={total}
          atLeast={atLeast}
          actions={bulkActions}
          onAction={(action, count) =>
            action.open(toRowSelection(control.selection, { search }, filters), count)
          }
        />
      ) : null}
      <QueryState
        query={{ ...query, data: query.data }}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={(data) => data.rows.length === 0 && page === 1 && !query.isFetching}
        onClearFilters={isNarrowed(address) ? () => change({ search: '', filters: [] }) : undefined}
        empty={empty}
      >
        {({ rows }) => (
          <>
            {phone ? (
              <GridCards
                label={label}
                rows={answer?.rows ?? rows}
                columns={columns}
                parts={parts}
              />
            ) : (
              <Suspense fallback={<SkeletonRows rows={8} />}>
                <GridTable
                  label={label}
                  columns={columns}
                  layout={layout}
                  onLayout={setLayout}
                  sort={sort}
                  onSort={(next) => change({ sort: next })}
                  page={page}
                  size={size}
                  answer={answer}
                  parts={parts}
                  onOpen={(row) => rowPath && navigate(rowPath(row as Row))}
                />
              </Suspense>
            )}
            <GridFooter
              page={page}
              size={size}
              total={total}
              atLeast={atLeast}
              onPage={(next) => change({ page: next })}
              onSize={(next) => change({ size: next })}
            />
          </>
        )}
      </QueryState>
      {open === 'keys' ? <ShortcutsDialog onClose={() => setOpen(null)} /> : null}
      {open === 'columns' ? (
        <ColumnChooser
          columns={columns}
          layout={layout}
          onLayout={setLayout}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {columnMenu ? (
        <ColumnMenu
          {...columnMenu}
          sort={sort}
          layout={layout}
          onSort={(next) => change({ sort: next })}
          onLayout={setLayout}
          onFilter={() => setFiltering(columnMenu)}
          onClose={() => setColumnMenu(null)}
        />
      ) : null}
      {rowMenu && rowActions ? (
        <RowMenu
          name={rowName(rowMenu.row)}
          actions={rowActions(rowMenu.row)}
          anchor={rowMenu.anchor}
          onClose={() => setRowMenu(null)}
        />
      ) : null}
    </Box>
  );
}
