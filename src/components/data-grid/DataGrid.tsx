import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePhone } from '../dialog/usePhone';
import { lazyPiece } from '../lazy/lazyPiece';
import { fromList } from '../page/fromList';
import { useRoomBelow } from '../page/useRoomBelow';
import { notOnPaper } from '../paper/paperMarks';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { GridCards } from './GridCards';
import type { GridParts, GridRow } from './GridContext';
import { GridFilters } from './GridFilters';
import { GridFooter } from './GridFooter';
import { GridPanels } from './GridPanels';
import { GridPaper } from './GridPaper';
import { GridToolbar } from './GridToolbar';
import { type BulkAction, type RowAction, seenRows, toRowSelection } from './gridActions';
import { isNarrowed, opensSo } from './gridAddress';
import type { GridColumn } from './gridColumn';
import type { GridList } from './gridList';
import type { GridPanel } from './gridPanel';
import type { ListFilter } from './listRequest';
import { SavedViews } from './SavedViews';
import { SelectionBar } from './SelectionBar';
import { UsualEmpty } from './UsualEmpty';
import { useGridAddress } from './useGridAddress';
import { useGridData } from './useGridData';
import { useGridKeys } from './useGridKeys';
import { useGridLayout } from './useGridLayout';
import { useSavedViews } from './useSavedViews';
import { differsFrom, viewStateOf } from './viewState';

// A phone never needs AG Grid.
const GridTable = lazyPiece(async () => (await import('./GridTable')).GridTable);

interface DataGridProps<Row extends GridRow> {
  list: GridList<Row>;
  /** The word for the rows: "Pedidos". */
  label: string;
  /** Made once (module level or `useMemo`). */
  columns: readonly GridColumn<Row>[];
  rowName: (row: Row) => string;
  rowPath?: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  bulkActions?: readonly BulkAction[];
  searchLabel: string;
  /** Filters that the page around it chose, such as a period: beyond the filters of the list, never among them. Made once. */
  within?: readonly ListFilter[];
  /** Nothing yet: a `StateMessage` with the next step. */
  empty: ReactNode;
}

const freeOnPaper = { '@media print': { height: 'auto !important', mb: 0 } } as const;
const noActions: readonly BulkAction[] = [];
const noFilters: readonly ListFilter[] = [];
const desk = { display: 'flex', flexDirection: 'column', minHeight: 480, mb: -3 } as const;

/** Every list of the back office: one grid on a desk, cards on a phone, its state in the address. */
export function DataGrid<Row extends GridRow>(props: DataGridProps<Row>) {
  const { list, label, searchLabel, empty, rowPath, rowActions } = props;
  const { bulkActions = noActions, within = noFilters } = props;
  // Inside, a row is known by its id alone; what a column reads of it is the column's business.
  const columns = props.columns as unknown as readonly GridColumn<GridRow>[];
  const rowName = props.rowName as (row: GridRow) => string;
  const pathOf = rowPath as ((row: GridRow) => string) | undefined;
  const navigate = useNavigate();
  const phone = usePhone();
  const box = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  const height = useRoomBelow(box);
  const [panel, setPanel] = useState<GridPanel | null>(null);
  const { address, change } = useGridAddress(columns, list.usual);
  const asked = useMemo(
    () => ({ ...address, filters: [...within, ...address.filters] }),
    [address, within],
  );
  const data = useGridData(list, asked);
  const { query, control, total, atLeast, pageIds } = data;
  const shownRows = query.currentData?.rows;
  const views = useSavedViews({ list: list.accion, address, change });
  const { layout, setLayout, begin } = useGridLayout(
    { id: list.id, viewId: address.view, view: views.current },
    columns,
  );
  const selects = bulkActions.length > 0 && !phone;
  const hasMenu = rowActions !== undefined;

  const parts = useMemo((): GridParts => {
    const column = (key: string) => columns.find((one) => one.key === key);
    return {
      selection: selects ? control : null,
      pageIds,
      rowName,
      rowPath: pathOf ?? null,
      origin: fromList(pathOf ? (shownRows ?? []).map(pathOf) : []),
      column,
      openRowMenu: hasMenu ? (row, anchor) => setPanel({ kind: 'row', row, anchor }) : null,
      openColumnMenu: (key, anchor) => {
        const found = column(key);
        if (found) setPanel({ kind: 'column', column: found, anchor });
      },
    };
  }, [selects, control, pageIds, rowName, pathOf, hasMenu, columns, shownRows]);

  useGridKeys({
    box,
    searchBox,
    onHelp: () => setPanel({ kind: 'keys' }),
    onSelectAll: () => parts.selection?.selectAll(),
    onPage: (step) => {
      const page = address.page + step;
      if (page >= 1 && (page - 1) * address.size < total) change({ page });
    },
  });

  const clear = () => change({ search: '', filters: [] });
  const usual = opensSo(address, list.usual);

  // More than this page holds: the file of all of them is offered before.
  const print = () => (total > pageIds.length ? setPanel({ kind: 'print' }) : window.print());

  return (
    <Box ref={box} sx={phone ? null : { ...desk, height, ...freeOnPaper }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <GridFilters
            columns={columns}
            address={address}
            onChange={change}
            searchLabel={searchLabel}
            searchBox={searchBox}
            onFilter={(column, anchor) => setPanel({ kind: 'filter', column, anchor })}
          >
            <SavedViews
              list={list.accion}
              views={views.views}
              current={views.current}
              state={viewStateOf(address, layout)}
              changed={
                views.current !== undefined &&
                differsFrom(views.current, viewStateOf(address, layout), columns)
              }
              onApply={(view) => {
                begin(view);
                views.apply(view);
              }}
            />
          </GridFilters>
        </Box>
        {phone ? null : <GridToolbar exports={list.exports} onPanel={setPanel} onPrint={print} />}
      </Box>
      {selects ? (
        <SelectionBar
          control={control}
          total={total}
          atLeast={atLeast}
          actions={bulkActions}
          onAction={(action, count) =>
            action.open(
              toRowSelection(control.selection, asked, asked.filters),
              count,
              seenRows(shownRows ?? []),
            )
          }
        />
      ) : null}
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ rows }) => rows.length === 0 && address.page === 1 && !query.isFetching}
        onClearFilters={isNarrowed(address) && !usual ? clear : undefined}
        empty={
          usual && !list.usualMayBeEmpty ? (
            <UsualEmpty list={list} empty={empty} onClear={clear} />
          ) : (
            empty
          )
        }
      >
        {({ rows }) => (
          <>
            {phone ? (
              <Box sx={notOnPaper}>
                <GridCards label={label} rows={rows} columns={columns} parts={parts} />
              </Box>
            ) : (
              <Suspense fallback={<SkeletonRows rows={8} />}>
                <GridTable
                  label={label}
                  columns={columns}
                  layout={layout}
                  onLayout={setLayout}
                  sort={address.sort}
                  onSort={(sort) => change({ sort })}
                  page={address.page}
                  size={address.size}
                  answer={query.currentData}
                  parts={parts}
                  onOpen={(row) => pathOf && navigate(pathOf(row), { state: parts.origin })}
                  place={data.place}
                  onPlace={data.keepPlace}
                />
              </Suspense>
            )}
            <GridPaper
              rows={rows}
              columns={columns}
              layout={layout}
              from={(address.page - 1) * address.size + 1}
              total={total}
              atLeast={atLeast}
            />
            <GridFooter
              page={address.page}
              size={address.size}
              total={total}
              atLeast={atLeast}
              onPage={(page) => change({ page })}
              onSize={(size) => change({ size })}
            />
          </>
        )}
      </QueryState>
      <GridPanels
        panel={panel}
        onPanel={setPanel}
        columns={columns}
        address={address}
        asked={asked}
        change={change}
        layout={layout}
        setLayout={setLayout}
        list={list}
        onPage={pageIds.length}
        selection={control.selection}
        total={total}
        rowName={rowName}
        rowActions={(row) => rowActions?.(row as Row) ?? []}
      />
    </Box>
  );
}
