import { createContext, use } from 'react';
import type { GridColumn } from './gridColumn';
import type { SelectionControl } from './useSelection';

export interface GridRow {
  id: number;
}

/** Cells and headers inside AG Grid need these parts of the list around it. */
export interface GridParts {
  selection: SelectionControl | null;
  pageIds: readonly number[];
  /** How a row is called where it stands alone: "Elegir Pedido 1.204". */
  rowName: (row: GridRow) => string;
  rowPath: ((row: GridRow) => string) | null;
  /** Goes along to a record: where it stands in the list. */
  origin: unknown;
  column: (key: string) => GridColumn<GridRow> | undefined;
  openRowMenu: ((row: GridRow, anchor: Element) => void) | null;
  openColumnMenu: (key: string, anchor: Element) => void;
}

export const GridContext = createContext<GridParts | null>(null);

export function useGridParts(): GridParts {
  const parts = use(GridContext);
  if (!parts) throw new Error('outside of a grid');
  return parts;
}
