import Checkbox from '@mui/material/Checkbox';
import type { CustomCellRendererProps } from 'ag-grid-react';
import { type GridRow, useGridParts } from './GridContext';
import { isSelected } from './selection';

/** Ticks one row; with Shift, all from the one ticked before. */
export function SelectCell({ data }: CustomCellRendererProps<GridRow>) {
  const { selection, rowName } = useGridParts();
  if (!data || !selection) return null;
  const checked = isSelected(selection.selection, data.id);
  return (
    <Checkbox
      size="small"
      checked={checked}
      tabIndex={-1}
      slotProps={{ input: { 'aria-label': `Elegir ${rowName(data)}` } }}
      onClick={(event) => selection.toggle(data.id, !checked, event.shiftKey)}
    />
  );
}
