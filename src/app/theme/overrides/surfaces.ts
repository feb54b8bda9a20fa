import type { ThemeOptions } from '@mui/material/styles';
import { noticeRoom } from '@/components/feedback/noticeRoom';
import { paletteVar } from '../paletteVar';
import { contentId, radius } from '../tokens';

const border = `1px solid ${paletteVar('divider')}`;
const content = () => document.getElementById(contentId);
const lifted = {
  border,
  boxShadow: '0 12px 32px -12px rgb(0 0 0 / 0.28)',
  backgroundImage: 'none',
};

export const surfaceOverrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: paletteVar('divider') },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.large } },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { ...lifted, borderRadius: radius.large },
      // A notice then stands at its head, over none of its tools.
      paperFullScreen: { border: 0, borderRadius: 0, paddingTop: `var(${noticeRoom}, 0px)` },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 24px 8px', fontSize: '1.125rem', fontWeight: 650 } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '12px 24px 16px', '.MuiDialogTitle-root + &': { paddingTop: 12 } },
    },
  },
  MuiAutocomplete: {
    defaultProps: { slotProps: { popper: { role: 'region', 'aria-label': 'Opciones' } } },
    styleOverrides: {
      paper: { ...lifted, borderRadius: radius.medium },
      root: {
        // This makes it as high as any other field.
        '& .MuiOutlinedInput-root': {
          paddingTop: 0,
          paddingBottom: 0,
          paddingLeft: 12,
          '& .MuiAutocomplete-input': { padding: '6px 0' },
        },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 18 16 / 0.48)' } },
    },
  },
  MuiMenu: {
    // Outside of the landmarks of the page, so that it is one.
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Opciones' } } },
    styleOverrides: { paper: { ...lifted, borderRadius: radius.medium }, list: { padding: 6 } },
  },
  MuiPopover: { styleOverrides: { paper: { ...lifted, borderRadius: radius.medium } } },
  MuiDrawer: { styleOverrides: { paper: { border: 0, backgroundImage: 'none' } } },
  MuiTooltip: {
    // Within a landmark, unlike the end of the body.
    defaultProps: { enterDelay: 500, slotProps: { popper: { container: content } } },
    styleOverrides: {
      tooltip: {
        borderRadius: radius.small,
        padding: '5px 9px',
        fontSize: '0.8125rem',
        backgroundColor: paletteVar('text-primary'),
        color: paletteVar('background-default'),
      },
    },
  },
} satisfies ThemeOptions['components'];
