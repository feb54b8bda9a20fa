import { themeQuartz } from 'ag-grid-community';

const palette = (path: string) => `var(--anden-palette-${path})`;

/** AG Grid dressed with the theme's own variables: it follows the colour scheme and the density by itself. */
export const agTheme = themeQuartz.withParams({
  // Its own is light: its scrollbars would stay white in the dark.
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: 14,
  accentColor: palette('primary-main'),
  backgroundColor: palette('background-paper'),
  foregroundColor: palette('text-primary'),
  textColor: palette('text-primary'),
  borderColor: palette('divider'),
  chromeBackgroundColor: palette('surface-sunken'),
  headerBackgroundColor: palette('surface-sunken'),
  headerTextColor: palette('text-secondary'),
  headerFontWeight: 600,
  headerFontSize: 13,
  oddRowBackgroundColor: 'transparent',
  rowHoverColor: palette('surface-hover'),
  selectedRowBackgroundColor: palette('surface-soft'),
  rowHeight: 'var(--anden-row)',
  headerHeight: 'var(--anden-row)',
  cellHorizontalPadding: 12,
  wrapperBorderRadius: 10,
  wrapperBorder: { color: palette('divider') },
  columnBorder: false,
  headerColumnResizeHandleColor: palette('divider'),
  focusShadow: 'none',
});
