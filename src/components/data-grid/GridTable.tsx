import Box from '@mui/material/Box';
import type {
  AgEventType,
  CellKeyDownEvent,
  ColumnEvent,
  ColumnResizedEvent,
  GridApi,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { agLocale } from './agLocale';
import { registerGrid } from './agModules';
import { agTheme } from './agTheme';
import { columnDefs, menuColumn, selectColumn } from './columnDefs';
import { copyFromGrid } from './copyFromGrid';
import { GridContext, type GridParts, type GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import { gridStyles } from './gridStyles';
import { layoutOfState } from './layoutOfState';
import type { ListAnswer, ListSort } from './listRequest';
import { scrollBarWidth } from './scrollBarWidth';
import { isSelected } from './selection';
import type { GridPlace } from './useGridPlace';
import { usePageSource } from './usePageSource';
import { usePlaceInGrid } from './usePlaceInGrid';

registerGrid();

const nonce = () =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;

export interface GridTableProps {
  label: string;
  columns: readonly GridColumn<GridRow>[];
  layout: GridLayout;
  onLayout: (layout: GridLayout) => void;
  sort: readonly ListSort[];
  onSort: (sort: ListSort[]) => void;
  page: number;
  size: number;
  answer: ListAnswer<GridRow> | undefined;
  parts: GridParts;
  onOpen: (row: GridRow) => void;
  place: GridPlace;
  onPlace: (place: GridPlace) => void;
}

/** AG Grid behind the product's own terms; nothing outside of this folder knows of it. */
export function GridTable(props: GridTableProps) {
  const { label, columns, layout, sort, page, size, answer, parts, onOpen } = props;
  const [api, setApi] = useState<GridApi<GridRow> | null>(null);
  const resized = useRef<string | undefined>(undefined);
  const selects = parts.selection !== null;
  const hasMenu = parts.openRowMenu !== null;
  const [room, setRoom] = useState(0);
  const defs = useMemo(
    () => columnDefs(columns, layout, sort, { select: selects, menu: hasMenu, room }),
    [columns, layout, sort, selects, hasMenu, room],
  );
  const inSight = useMemo(() => ({ number: page, size, answer }), [page, size, answer]);
  const source = usePageSource(api, inSight);
  const selection = parts.selection?.selection;
  const box = useRef<HTMLDivElement>(null);
  usePlaceInGrid({ api, box, answer, place: props.place, onPlace: props.onPlace });

  // AG Grid marks the rows for the eye and for a screen reader; who is ticked is known here.
  useEffect(() => {
    if (!api || !selection || !answer) return;
    api.forEachNode((node) => {
      if (node.data) node.setSelected(isSelected(selection, node.data.id));
    });
  }, [api, selection, answer]);

  const keepLayout = ({ api: grid, source: by }: ColumnEvent<AgEventType, GridRow>) => {
    if (by === 'api' || by === 'gridOptionsChanged' || by === 'flex') return;
    props.onLayout(layoutOfState(grid.getColumnState(), layout, resized.current));
  };
  const keepWidth = (event: ColumnResizedEvent<GridRow>) => {
    if (!event.finished || event.source !== 'uiColumnResized') return;
    resized.current = event.column?.getColId();
    keepLayout(event);
    resized.current = undefined;
  };
  const keepSort = () => {
    if (!api) return;
    const sorted = api
      .getColumnState()
      .filter((column) => column.sort)
      .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
      .map(
        ({ colId, sort: direction }): ListSort => ({
          field: colId,
          direction: direction === 'desc' ? 'desc' : 'asc',
        }),
      );
    if (JSON.stringify(sorted) !== JSON.stringify(sort)) props.onSort(sorted);
  };
  const pressKey = ({ event, data, column }: CellKeyDownEvent<GridRow>) => {
    if (!(event instanceof KeyboardEvent) || !data) return;
    const cell = event.target instanceof Element ? event.target : null;
    const menuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (isCopy(event)) {
      if (copyFromGrid({ data, column, columns, layout, rows: answer?.rows, selection })) {
        event.preventDefault();
      }
    } else if (event.key === ' ' && parts.selection && selection) {
      event.preventDefault();
      parts.selection.toggle(data.id, !isSelected(selection, data.id), event.shiftKey);
    } else if (
      cell &&
      parts.openRowMenu &&
      (menuKey || (isOn(column, menuColumn) && enters(event)))
    ) {
      event.preventDefault();
      parts.openRowMenu(data, cell);
    } else if (enters(event) && !isOn(column, selectColumn)) onOpen(data);
  };

  return (
    <Box ref={box} sx={gridStyles} role="region" aria-label={label}>
      <GridContext value={parts}>
        <AgGridReact<GridRow>
          theme={agTheme}
          styleNonce={nonce()}
          localeText={agLocale}
          rowModelType="infinite"
          datasource={source}
          cacheBlockSize={size}
          maxBlocksInCache={2}
          pagination
          paginationPageSize={size}
          suppressPaginationPanel
          columnDefs={defs}
          maintainColumnOrder={false}
          getRowId={({ data }) => String(data.id)}
          rowSelection={{
            mode: 'multiRow',
            checkboxes: false,
            headerCheckbox: false,
            enableClickSelection: false,
          }}
          // The arrows move within; Tab leaves, as in any grid, instead of walking a thousand cells.
          tabToNextCell={() => false}
          tabToNextHeader={() => false}
          suppressDragLeaveHidesColumns
          ensureDomOrder
          animateRows={false}
          suppressContextMenu
          preventDefaultOnContextMenu={hasMenu}
          rowClassRules={{ 'row-coming': ({ data }) => data === undefined }}
          onGridReady={(event) => setApi(event.api)}
          // The bar takes its room once there are rows, which is after this is told.
          onGridSizeChanged={({ clientWidth }) => setRoom(clientWidth - scrollBarWidth())}
          onSortChanged={({ source: by }) => by !== 'api' && keepSort()}
          onColumnMoved={(event) => event.finished && keepLayout(event)}
          onColumnPinned={keepLayout}
          onColumnResized={keepWidth}
          onCellKeyDown={(event) => 'column' in event && pressKey(event)}
          onCellClicked={({ data, column, event }) => {
            const inner = event?.target instanceof Element && event.target.closest('a, button');
            if (data && !inner && !isOn(column, selectColumn) && !isOn(column, menuColumn)) {
              onOpen(data);
            }
          }}
          onCellContextMenu={({ data, event }) => {
            const cell = event?.target instanceof Element ? event.target : null;
            if (data && cell) parts.openRowMenu?.(data, cell);
          }}
          onColumnHeaderContextMenu={({ column }) => {
            if ('getColId' in column) openMenuOf(column.getColId(), parts);
          }}
        />
      </GridContext>
    </Box>
  );
}

const isCopy = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'c';
const enters = (event: KeyboardEvent) => event.key === 'Enter';
const isOn = (column: { getColId(): string }, id: string) => column.getColId() === id;

function openMenuOf(key: string, parts: GridParts) {
  const header = document.querySelector(`.ag-header-cell[col-id="${CSS.escape(key)}"]`);
  if (header && parts.column(key)) parts.openColumnMenu(key, header);
}
