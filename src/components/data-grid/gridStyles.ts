import type { SxProps, Theme } from '@mui/material/styles';
import { notOnPaper } from '../paper/paperMarks';

/** AG Grid's own parameters do not reach these styles. */
export const gridStyles: SxProps<Theme> = {
  flex: 1,
  minHeight: 320,
  // On paper a plain table stands in its place.
  ...notOnPaper,
  '& .ag-row': { cursor: 'pointer' },
  // Where bars are laid over what scrolls, nothing may hide what is under them.
  '& .ag-scrollbar-invisible .ag-body-vertical-scroll-viewport': { bgcolor: 'transparent' },
  '& .ag-cell-focus.ag-cell-focus:focus-within, & .ag-header-cell:focus-visible': {
    outline: 2,
    outlineStyle: 'solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
    borderRadius: 1,
  },
  '& .plain-cell': { px: 0.5, display: 'flex', alignItems: 'center', justifyContent: 'center' },
  // Read aloud, not shown: a header without words is nobody's.
  '& .quiet-header .ag-header-cell-text': { opacity: 0 },
  '& .column-menu': { opacity: 0 },
  '& .ag-header-cell:is(:hover, :focus-within) .column-menu': { opacity: 1 },
  '& .row-coming .ag-cell:not(.plain-cell)::after': {
    content: '""',
    display: 'inline-block',
    width: '60%',
    height: 12,
    borderRadius: 1,
    bgcolor: 'surface.hover',
  },
};
