import { paletteVar } from '../paletteVar';

const gone = { display: 'none !important' };

/** On A4: the content alone, whole, in its own colours; who presses or writes nothing needs no button. */
export const paper = {
  'html, body': {
    background: 'none !important',
    fontSize: '10pt',
    // Bars, marks and chips are coloured by their background.
    printColorAdjust: 'exact',
    WebkitPrintColorAdjust: 'exact',
  },
  '*, *::before, *::after': {
    animation: 'none !important',
    transition: 'none !important',
    boxShadow: 'none !important',
  },
  // The shell and all that stands over the page.
  '#root, #root > div, #root > div > div': {
    display: 'block !important',
    minHeight: '0 !important',
  },
  main: { padding: '0 !important' },
  'main > *': { maxWidth: 'none !important', padding: '0 !important' },
  [[
    '.MuiButton-root',
    '.MuiIconButton-root',
    '.MuiFab-root',
    '.MuiToggleButtonGroup-root',
    '.MuiSkeleton-root',
    '.MuiTooltip-popper',
    '.MuiSnackbarContent-root',
    'main nav',
    // A search in which nobody wrote.
    '.MuiOutlinedInput-root:has(input[type="search"]:placeholder-shown)',
    '.MuiTabs-root',
    '.MuiFormControlLabel-root:has(.MuiSwitch-root)',
    'main [role="search"]',
  ].join(', ')]: gone,
  'h1, h2, h3, h4': { breakAfter: 'avoid' },
  'tr, li:not(:has(li)), figure, img, svg, .MuiChip-root': { breakInside: 'avoid' },
  thead: { display: 'table-header-group' },
  '.MuiCard-root, .MuiPaper-root': {
    background: 'none !important',
    borderColor: `${paletteVar('divider')} !important`,
    overflow: 'visible !important',
  },
  '.MuiTableContainer-root': { overflow: 'visible !important', maxHeight: 'none !important' },
  a: { color: 'inherit !important', textDecoration: 'none !important' },
} as const;
