import type { ColDef } from 'ag-grid-community';
import { fittedWidths } from './fittedWidths';
import type { GridRow } from './GridContext';
import type { ColumnKind, GridColumn } from './gridColumn';
import type { GridLayout } from './gridLayout';
import { HeaderLabel } from './HeaderLabel';
import type { ListSort } from './listRequest';
import { MenuCell } from './MenuCell';
import { SelectCell } from './SelectCell';
import { SelectHeader } from './SelectHeader';
import { ValueCell } from './ValueCell';
import { writeValue } from './writeValue';

export const selectColumn = 'elegir';
export const menuColumn = 'acciones';

const widths: Record<ColumnKind, number> = {
  text: 180,
  number: 120,
  day: 130,
  instant: 165,
  choice: 150,
  person: 200,
  place: 160,
  yesNo: 110,
};

const fixed = {
  sortable: false,
  resizable: false,
  suppressMovable: true,
  lockPinned: true,
  width: 52,
} as const;

const select: ColDef<GridRow> = {
  ...fixed,
  colId: selectColumn,
  headerName: 'Elegir',
  headerComponent: SelectHeader,
  cellRenderer: SelectCell,
  pinned: 'left',
  lockPosition: 'left',
  cellClass: 'plain-cell',
  headerClass: 'plain-cell',
};

const menu: ColDef<GridRow> = {
  ...fixed,
  colId: menuColumn,
  headerName: 'Acciones',
  headerClass: 'quiet-header',
  cellRenderer: MenuCell,
  pinned: 'right',
  lockPosition: 'right',
  cellClass: 'plain-cell',
};

const usualWidth = (column: GridColumn<GridRow>) => column.width ?? widths[column.kind];

/** The usual layout names the usual widths too: another one is somebody's. */
const isGiven = (column: GridColumn<GridRow>, { width }: GridLayout[number]) =>
  width !== undefined && width !== column.width;

/** A date or a chip of which a part is missing says nothing. */
const wholeWidths: Partial<Record<ColumnKind, number>> = {
  day: 112,
  instant: 156,
  choice: Number.POSITIVE_INFINITY,
};

/** Its heading fits, with the sign of its order where it has one, and most of its content. */
const leastWidth = (column: GridColumn<GridRow>) =>
  Math.max(
    column.label.length * 7.5 + (column.sortable === false ? 24 : 40),
    usualWidth(column) * 0.75,
    Math.min(usualWidth(column), wholeWidths[column.kind] ?? 0),
  );

function valueColumn(
  column: GridColumn<GridRow>,
  place: GridLayout[number],
  width: number,
  sort: readonly ListSort[],
): ColDef<GridRow> {
  const sortIndex = sort.findIndex((one) => one.field === column.key);
  const drawn = column.render !== undefined || column.card === 'title';
  // A column stops growing once somebody gave it a width; pinned, AG Grid would leave it as it was first.
  const grows = column.grow === true && !place.pinned && !isGiven(column, place);
  return {
    colId: column.key,
    headerName: column.label,
    headerComponentParams: { innerHeaderComponent: HeaderLabel },
    sortable: column.sortable !== false,
    sort: sort[sortIndex]?.direction ?? null,
    sortIndex: sortIndex < 0 ? null : sortIndex,
    hide: !place.shown,
    pinned: place.pinned ?? null,
    width,
    minWidth: grows ? width : 72,
    flex: grows ? 1 : null,
    type: column.kind === 'number' ? 'rightAligned' : undefined,
    valueGetter: ({ data }) => (data ? column.value(data) : null),
    ...(drawn
      ? { cellRenderer: ValueCell }
      : { valueFormatter: ({ value }) => writeValue(column, value) }),
  };
}

interface Parts {
  select: boolean;
  menu: boolean;
  /** How wide the grid is; 0 before it is known. */
  room: number;
}

/** The columns as AG Grid takes them: chosen, in the person's order, with its sort. */
export function columnDefs(
  columns: readonly GridColumn<GridRow>[],
  layout: GridLayout,
  sort: readonly ListSort[],
  parts: Parts,
): ColDef<GridRow>[] {
  const placed = layout.flatMap((place) => {
    const column = columns.find((one) => one.key === place.key);
    return column ? [{ column, place }] : [];
  });
  const besides = (Number(parts.select) + Number(parts.menu)) * fixed.width;
  const fitted = fittedWidths(
    placed
      .filter(({ place }) => place.shown)
      .map(({ column, place }) => {
        const width = place.width ?? usualWidth(column);
        const least = isGiven(column, place) ? width : leastWidth(column);
        return { key: place.key, width, least };
      }),
    parts.room - besides,
  );
  const values = placed.map(({ column, place }) =>
    valueColumn(column, place, fitted.get(place.key) ?? usualWidth(column), sort),
  );
  return [...(parts.select ? [select] : []), ...values, ...(parts.menu ? [menu] : [])];
}
