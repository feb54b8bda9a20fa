import Checkbox from '@mui/material/Checkbox';
import { useGridParts } from './GridContext';
import { isSelected } from './selection';

/** Ticks the page; the bar above offers all the others. */
export function SelectHeader() {
  const { selection, pageIds } = useGridParts();
  if (!selection) return null;
  const ticked = pageIds.filter((id) => isSelected(selection.selection, id)).length;
  const all = ticked > 0 && ticked === pageIds.length;
  return (
    <Checkbox
      size="small"
      checked={all}
      indeterminate={ticked > 0 && !all}
      disabled={pageIds.length === 0}
      tabIndex={-1}
      slotProps={{ input: { 'aria-label': 'Elegir todas las filas de esta página' } }}
      onClick={() => selection.togglePage(!all)}
    />
  );
}
