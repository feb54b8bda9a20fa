import { bottomBarHeight } from '../../theme/tokens';

/** One place of the bottom bar. */
export const bottomTab = {
  flex: 1,
  minWidth: 0,
  flexDirection: 'column',
  gap: 0.25,
  height: bottomBarHeight,
  px: 0,
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 550,
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const;
