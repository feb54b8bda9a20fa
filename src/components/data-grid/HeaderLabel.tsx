import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CustomInnerHeaderProps } from 'ag-grid-react';
import { Icon } from '../icons/Icon';
import { useGridParts } from './GridContext';

/** The name of a column and the way to its menu; sorting is AG Grid's own. */
export function HeaderLabel({ column, displayName }: CustomInnerHeaderProps) {
  const { openColumnMenu } = useGridParts();
  const key = column.getColId();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {displayName}
      </Box>
      <IconButton
        className="column-menu"
        size="small"
        tabIndex={-1}
        aria-label={`Opciones de la columna ${displayName}`}
        onClick={(event) => {
          event.stopPropagation();
          openColumnMenu(key, event.currentTarget);
        }}
        sx={{ position: 'absolute', right: 4, p: 0.25, bgcolor: 'surface.sunken' }}
      >
        <Icon name="unfold" fontSize="small" />
      </IconButton>
    </Box>
  );
}
