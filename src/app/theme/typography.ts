import type { ThemeOptions } from '@mui/material/styles';

export const typography = {
  fontFamily: "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSize: 15,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.02em' },
  h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.012em' },
  h3: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 650, letterSpacing: '-0.006em' },
  h4: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 650 },
  h5: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 650 },
  h6: { fontSize: '0.8125rem', lineHeight: 1.5, fontWeight: 650 },
  subtitle1: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 550 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 550 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
  button: {
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 0,
  },
} satisfies ThemeOptions['typography'];
