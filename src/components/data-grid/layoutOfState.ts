import type { ColumnState } from 'ag-grid-community';
import type { ColumnPlace, GridLayout } from './gridLayout';

/** This reads the columns as the person arranged them by mouse, for the layout to keep. */
export function layoutOfState(
  state: readonly ColumnState[],
  before: GridLayout,
  resized: string | undefined,
): GridLayout {
  return state.flatMap((column): ColumnPlace[] => {
    const place = before.find((one) => one.key === column.colId);
    if (!place) return [];
    const width = column.colId === resized ? column.width : place.width;
    const pinned = column.pinned === 'left' || column.pinned === 'right' ? column.pinned : null;
    return [
      {
        key: place.key,
        shown: column.hide !== true,
        ...(width ? { width } : {}),
        ...(pinned ? { pinned } : {}),
      },
    ];
  });
}
