import type { ThemeOptions } from '@mui/material/styles';
import { paletteVar, tint } from '../paletteVar';
import { radius } from '../tokens';

const focusRing = { outline: `2px solid ${paletteVar('primary-main')}`, outlineOffset: 2 };

const quiet = {
  color: paletteVar('text-secondary'),
  '&:hover': { backgroundColor: paletteVar('surface-hover'), color: paletteVar('text-primary') },
};

export const actionOverrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 'var(--anden-control)',
        padding: '4px 16px',
        borderRadius: radius.medium,
        whiteSpace: 'nowrap',
        '&:active': { transform: 'translateY(0.5px)' },
      },
      outlined: {
        borderColor: paletteVar('line-field'),
        color: paletteVar('text-primary'),
        backgroundColor: paletteVar('background-paper'),
        '&:hover': {
          backgroundColor: paletteVar('surface-hover'),
          borderColor: paletteVar('text-secondary'),
        },
        '&.MuiButton-colorError': {
          color: paletteVar('error-main'),
          borderColor: paletteVar('error-main'),
        },
      },
      text: { padding: '4px 12px' },
      contained: {
        '&.MuiButton-loading.MuiButton-colorPrimary': {
          backgroundColor: tint('primary-main', 78),
          color: paletteVar('primary-contrastText'),
        },
      },
      sizeSmall: { minHeight: 30, padding: '2px 10px', fontSize: '0.875rem' },
      sizeLarge: { minHeight: 48, padding: '8px 20px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.medium,
        width: 'var(--anden-control)',
        height: 'var(--anden-control)',
        variants: [{ props: { color: 'default' }, style: quiet }],
      },
      sizeSmall: { width: 32, height: 32, '@media (pointer: coarse)': { width: 44, height: 44 } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--anden-control)',
        padding: '4px 14px',
        gap: 8,
        borderColor: paletteVar('line-field'),
        borderRadius: radius.medium,
        color: paletteVar('text-secondary'),
        textTransform: 'none',
        '&.Mui-selected': {
          backgroundColor: paletteVar('surface-soft'),
          color: paletteVar('primary-main'),
          '&:hover': { backgroundColor: paletteVar('surface-soft') },
        },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        fontWeight: 550,
        textUnderlineOffset: '0.2em',
        textDecorationColor: tint('primary-main', 45),
        borderRadius: 4,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 8, fontWeight: 550, fontSize: '0.8125rem' },
      outlined: { borderColor: paletteVar('divider') },
      deleteIcon: {
        color: 'inherit',
        fontSize: '1.125rem',
        opacity: 0.75,
        '&:hover': { color: 'inherit', opacity: 1 },
      },
    },
  },
} satisfies ThemeOptions['components'];
