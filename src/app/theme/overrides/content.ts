import type { ThemeOptions } from '@mui/material/styles';
import { paletteVar, tint } from '../paletteVar';
import { radius } from '../tokens';

const alertTone = (tone: string) => ({
  backgroundColor: tint(`${tone}-main`, 10),
  color: paletteVar('text-primary'),
  border: `1px solid ${tint(`${tone}-main`, 35)}`,
  '& .MuiAlert-icon': { color: paletteVar(`${tone}-main`) },
});

const alertTones = (['success', 'info', 'warning', 'error'] as const).map((color) => ({
  props: { variant: 'standard' as const, severity: color },
  style: alertTone(color),
}));

const selected = {
  backgroundColor: paletteVar('surface-soft'),
  '&:hover': { backgroundColor: paletteVar('surface-soft') },
};

export const contentOverrides = {
  MuiTypography: {
    // The library makes these two headings by default, which they never are here.
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.medium, alignItems: 'flex-start', variants: alertTones },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 'var(--anden-item)',
        borderRadius: radius.small,
        padding: '4px 10px',
        // A long option is read whole, on a phone too.
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: paletteVar('surface-hover') },
        '&.Mui-focusVisible': { backgroundColor: paletteVar('surface-hover'), outlineOffset: -2 },
        '&.Mui-selected': selected,
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 'var(--anden-item)',
        borderRadius: radius.small,
        '&:hover': { backgroundColor: paletteVar('surface-hover') },
        '&.Mui-selected': selected,
      },
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 36, color: paletteVar('text-secondary') } },
  },
  MuiTabs: {
    styleOverrides: { root: { minHeight: 42 }, indicator: { height: 3, borderRadius: 3 } },
  },
  MuiTab: {
    styleOverrides: { root: { minHeight: 42, padding: '8px 14px', textTransform: 'none' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: paletteVar('divider'), height: 'var(--anden-row)', padding: '6px 14px' },
      head: { color: paletteVar('text-secondary'), fontSize: '0.8125rem', fontWeight: 600 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: { backgroundColor: paletteVar('surface-hover') },
      rounded: { borderRadius: radius.small },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      colorDefault: {
        backgroundColor: paletteVar('surface-soft'),
        color: paletteVar('primary-main'),
      },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 650, fontSize: '0.6875rem' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        borderRadius: radius.medium,
        flexWrap: 'nowrap',
        backgroundColor: paletteVar('text-primary'),
        color: paletteVar('background-default'),
      },
      message: { minWidth: 0, flex: 1 },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, height: 6 } } },
} satisfies ThemeOptions['components'];
