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
    // A fact that leads somewhere, as the code of a signed paper, is still a fact.
    '.MuiButton-root:not(dd > a)',
    // These turn while something is on its way; a bar that tells a part of a whole stays.
    '.MuiCircularProgress-root',
    '.MuiLinearProgress-indeterminate',
    '.MuiIconButton-root',
    '.MuiFab-root',
    'button.MuiLink-root',
    '.MuiToggleButtonGroup-root',
    '.MuiSkeleton-root',
    '.MuiTooltip-popper',
    '.MuiSnackbarContent-root',
    'main nav',
    // A search or a comment in which nobody wrote.
    '.MuiOutlinedInput-root:has(input[type="search"]:placeholder-shown, textarea:placeholder-shown)',
    '.MuiTabs-root',
    '.MuiFormControlLabel-root:has(.MuiSwitch-root)',
    'main [role="search"]',
  ].join(', ')]: gone,
  'h1, h2, h3, h4': { breakAfter: 'avoid' },
  [[
    'tr',
    'li:not(:has(li))',
    'figure',
    'img',
    'svg',
    'article',
    '.MuiChip-root',
    '.MuiFormControl-root',
    '.MuiCard-root:not(:has(table))',
  ].join(', ')]: { breakInside: 'avoid' },
  thead: { display: 'table-header-group' },
  '.MuiCard-root, .MuiPaper-root': {
    background: 'none !important',
    borderColor: `${paletteVar('divider')} !important`,
    overflow: 'visible !important',
    // A box that goes on over the next sheet ends on this one with its border.
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '.MuiTableContainer-root': { overflow: 'visible !important', maxHeight: 'none !important' },
  a: { textDecoration: 'none !important' },
  // A link in a filled box keeps the colour that is read on it.
  'a:not([class]), .MuiLink-root': { color: 'inherit !important' },
  'dd > .MuiButton-root': {
    margin: '0 !important',
    padding: '0 !important',
    color: 'inherit !important',
    font: 'inherit',
  },
} as const;
