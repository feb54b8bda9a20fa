import { shiftRecord } from '@contract/schedules/shift';
import type { SxProps, Theme } from '@mui/material/styles';
import { onCallLook, type ShiftState, shiftLook } from '@/components/schedule/shiftLook';

const states: readonly ShiftState[] = ['published', 'draft', 'leaving'];

/** Shifts are styled by attribute, once for the table: 1,400 cells with styles of their own would be slow to draw. */
const shiftStyles = Object.fromEntries(
  shiftRecord.fields.color.values.flatMap((color) =>
    states.map((state) => [
      `& [data-color="${color}"][data-state="${state}"]`,
      shiftLook(color, state),
    ]),
  ),
);

const narrow = '@container roster (max-width: 939px)';

/** The roster as a table: head and coverage stay while the rest moves, names too where it moves to the side. Whole rows stay, not their cells: each thing that stays is a layer of its own, and hundreds of them make scrolling late. */
export const rosterLook: SxProps<Theme> = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: 1,
  minWidth: 940,
  tableLayout: 'fixed',
  '& th, & td': { borderBottom: 1, borderColor: 'divider', p: 0 },
  '& td': { borderLeft: 1, borderColor: 'divider', height: 40, position: 'relative' },
  '& thead': { position: 'sticky', top: 0, zIndex: 3 },
  '& thead th': {
    height: 40,
    lineHeight: 1.3,
    bgcolor: 'background.paper',
    typography: 'caption',
    color: 'text.secondary',
    textAlign: 'center',
  },
  '& thead th:first-of-type': { textAlign: 'left', pl: 2 },
  '& tbody th': { textAlign: 'left', fontWeight: 400 },
  [narrow]: { '& tr > th:first-of-type': { position: 'sticky', left: 0, zIndex: 1 } },
  '& tbody th.person': { bgcolor: 'background.paper', pl: 2, pr: 1, cursor: 'pointer' },
  '& .area': { position: 'sticky', top: 40, zIndex: 2 },
  '& .area th, & .area td': {
    height: 28,
    bgcolor: 'surface.sunken',
    typography: 'caption',
    fontWeight: 600,
  },
  '& .area th': { pl: 2 },
  '& .area td': { textAlign: 'center', color: 'text.secondary', fontWeight: 400 },
  '& .area td.short': { color: 'error.main', fontWeight: 700 },
  '& td.cell': { cursor: 'cell', verticalAlign: 'middle', px: '3px' },
  '& td.locked': { cursor: 'default' },
  '& td.locked .turno': { opacity: 0.75 },
  // Lines across: a look of its own, that does not lean on colour.
  '& td.closed': {
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 7px, var(--anden-palette-divider) 7px 8px)',
  },
  '& td.rest': { bgcolor: 'surface.sunken' },
  '& td.holiday': { bgcolor: 'surface.soft' },
  '& .feast': {
    px: 0.5,
    color: 'primary.main',
    fontSize: '0.6875rem',
    fontWeight: 400,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .called': { fontSize: '0.6875rem', fontWeight: 400, color: 'warning.main' },
  '& th.today': { color: 'primary.main', fontWeight: 700 },
  '& td.chosen': {
    bgcolor: 'color-mix(in srgb, var(--anden-palette-primary-main) 14%, transparent)',
  },
  '& td.over': { boxShadow: 'inset 0 0 0 2px var(--anden-palette-primary-main)' },
  '& td:focus-visible': {
    outline: '2px solid var(--anden-palette-primary-main)',
    outlineOffset: '-2px',
  },
  // Beside the board rather than cut to nothing: 1,750 cuts make scrolling late.
  '& .words': { position: 'absolute', left: -9999, whiteSpace: 'nowrap' },
  '& .turno': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    px: '6px',
    minHeight: 22,
    lineHeight: '20px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    '& + .turno': { mt: '2px' },
    '& small': { fontWeight: 400, fontSize: '0.6875rem' },
  },
  // Over what stands there, which it is about to replace.
  '& .typing': {
    position: 'absolute',
    inset: '3px',
    zIndex: 1,
    display: 'grid',
    alignItems: 'center',
    px: '6px',
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 0 0 2px var(--anden-palette-primary-main)',
    fontWeight: 600,
  },
  '& .open th': { pl: 2 },
  '& .open td': { px: '3px', verticalAlign: 'middle', bgcolor: 'surface.soft' },
  '& .away': {
    display: 'block',
    fontSize: '0.6875rem',
    lineHeight: '14px',
    color: 'warning.main',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    px: '4px',
  },
  '& .warned::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    right: 0,
    border: '5px solid transparent',
    borderTopColor: 'warning.main',
    borderRightColor: 'warning.main',
  },
  ...shiftStyles,
  '& [data-kind="onCall"]': onCallLook,
  '@media print': {
    minWidth: 0,
    '& thead, & .area, & tr > th:first-of-type': { position: 'static' },
    '& tr': { breakInside: 'avoid' },
    '& td': { height: 'auto' },
    '& td.chosen': { bgcolor: 'transparent' },
  },
};
