import type { ThemeOptions } from '@mui/material/styles';
import { paletteVar, tint } from '../paletteVar';
import { barsHeight, bottomBarHeight, densityVariables, topBarHeight } from '../tokens';
import { paper } from './paper';

export const baselineOverrides = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { ...densityVariables.comfortable, '--anden-duration': '140ms' },
      ':root[data-density="compact"]': densityVariables.compact,
      // A finger needs 44 px whatever the density.
      '@media (pointer: coarse)': {
        ':root, :root[data-density="compact"]': {
          '--anden-control': '44px',
          '--anden-row': '52px',
          '--anden-item': '46px',
        },
      },
      html: {
        textSizeAdjust: '100%',
        // An element that takes the focus or is brought into sight is never below a bar.
        scrollPaddingTop: `calc(${topBarHeight + 16}px + var(${barsHeight}, 0px))`,
        '@media (max-width: 899.95px)': { scrollPaddingBottom: bottomBarHeight + 16 },
      },
      body: {
        fontVariantNumeric: 'tabular-nums',
        fontOpticalSizing: 'auto',
        overflowWrap: 'break-word',
      },
      '#root': { minHeight: '100dvh' },
      '::selection': { background: tint('primary-main', 24) },
      ':focus-visible': { outline: `2px solid ${paletteVar('primary-main')}`, outlineOffset: 2 },
      'main:focus, h1:focus': { outline: 'none' },
      'img, svg, video': { maxWidth: '100%' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': paper,
    },
  },
} satisfies ThemeOptions['components'];
