import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';

/** The one thing that may be open over a list. */
export type GridPanel =
  | { kind: 'columns' | 'keys' | 'export' | 'print' }
  | { kind: 'filter' | 'column'; column: GridColumn<GridRow>; anchor: Element }
  | { kind: 'row'; row: GridRow; anchor: Element };
