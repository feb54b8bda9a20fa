import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CustomCellRendererProps } from 'ag-grid-react';
import { Link as RouterLink } from 'react-router-dom';
import { type GridRow, useGridParts } from './GridContext';
import { writeValue } from './writeValue';

/** A cell shows what its column draws; the title of a row is a true link, so that it opens in another tab too. */
export function ValueCell({ data, colDef }: CustomCellRendererProps<GridRow>) {
  const { column, rowPath, origin } = useGridParts();
  const own = column(colDef?.colId ?? '');
  if (!data || !own) return null;
  const content = own.render?.(data) ?? writeValue(own, own.value(data));
  if (own.card !== 'title' || !rowPath) {
    const side = own.kind === 'number' ? 'flex-end' : 'flex-start';
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: side, height: 1 }}>
        {content}
      </Box>
    );
  }
  return (
    <Link
      component={RouterLink}
      to={rowPath(data)}
      state={origin}
      tabIndex={-1}
      underline="hover"
      color="text.primary"
      sx={{ fontWeight: 600, display: 'flex', alignItems: 'center', height: 1 }}
    >
      {content}
    </Link>
  );
}
