import type { ColDef } from 'ag-grid-community';
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

function valueColumn(
  column: GridColumn<GridRow>,
  place: GridLayout[number],
  sort: readonly ListSort[],
): ColDef<GridRow> {
  const sortIndex = sort.findIndex((one) => one.field === column.key);
  const drawn = column.render !== undefined || column.card === 'title';
  const width = place.width ?? column.width ?? widths[column.kind];
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
    minWidth: column.grow && place.width === undefined ? width : 72,
    // What grows stops growing once somebody gave it a width.
    flex: column.grow && place.width === undefined ? 1 : null,
    type: column.kind === 'number' ? 'rightAligned' : undefined,
    valueGetter: ({ data }) => (data ? column.value(data) : null),
    ...(drawn
      ? { cellRenderer: ValueCell }
      : { valueFormatter: ({ value }) => writeValue(column, value) }),
  };
}

/** The columns as AG Grid takes them: chosen, in the person's order, with its sort. */
export function columnDefs(
  columns: readonly GridColumn<GridRow>[],
  layout: GridLayout,
  sort: readonly ListSort[],
  parts: { select: boolean; menu: boolean },
): ColDef<GridRow>[] {
  const values = layout.flatMap((place) => {
    const column = columns.find((one) => one.key === place.key);
    return column ? [valueColumn(column, place, sort)] : [];
  });
  return [...(parts.select ? [select] : []), ...values, ...(parts.menu ? [menu] : [])];
}
