import IconButton from '@mui/material/IconButton';
import type { CustomCellRendererProps } from 'ag-grid-react';
import { Icon } from '../icons/Icon';
import { type GridRow, useGridParts } from './GridContext';

export function MenuCell({ data }: CustomCellRendererProps<GridRow>) {
  const { openRowMenu, rowName } = useGridParts();
  if (!data || !openRowMenu) return null;
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-haspopup="menu"
      aria-label={`Acciones de ${rowName(data)}`}
      onClick={(event) => openRowMenu(data, event.currentTarget)}
    >
      <Icon name="moreVertical" fontSize="small" />
    </IconButton>
  );
}
