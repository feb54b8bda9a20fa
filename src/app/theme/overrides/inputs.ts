import type { ThemeOptions } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { paletteVar, tint } from '../paletteVar';
import { radius } from '../tokens';

const notched = {
  borderColor: paletteVar('line-field'),
  transition: 'border-color var(--anden-duration)',
};

const field = {
  minHeight: 'var(--anden-control)',
  borderRadius: radius.medium,
  backgroundColor: paletteVar('background-paper'),
  '& legend': { display: 'none' },
};

/** A slow press on a field ends over the list that has opened, which chose whatever lay there. */
const onlyPressesChoose = (event: MouseEvent) => event.stopPropagation();

export const inputOverrides = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...field,
        '&:hover:not(.Mui-error, .Mui-focused, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: paletteVar('text-secondary'),
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: paletteVar('surface-sunken') },
      },
      input: {
        padding: '6px 12px',
        height: 'auto',
        // 16 px keeps phones from zooming into the field.
        '@media (pointer: coarse)': { fontSize: '1rem' },
        '&::placeholder': { color: paletteVar('text-secondary'), opacity: 1 },
      },
      adornedStart: { paddingLeft: 12, '& input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 12, '& input': { paddingRight: 0 } },
      multiline: { padding: 0, '& textarea': { padding: '8px 12px' } },
      notchedOutline: { ...notched, top: 0 },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: { ...field, padding: '0 4px 0 12px' },
      notchedOutline: { ...notched, top: 0 },
      sectionsContainer: {
        padding: '6px 0',
        width: 'auto',
        flexGrow: 1,
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: paletteVar('text-primary'),
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        '&.Mui-focused': { color: paletteVar('text-primary') },
      },
      asterisk: { color: paletteVar('error-main') },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem', lineHeight: 1.4 } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -9, alignItems: 'flex-start' },
      label: { paddingTop: 8 },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { color: paletteVar('line-field'), borderRadius: radius.small } },
  },
  MuiRadio: { styleOverrides: { root: { color: paletteVar('line-field') } } },
  MuiSwitch: {
    styleOverrides: {
      track: { backgroundColor: paletteVar('line-field'), opacity: 1 },
      switchBase: {
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: tint('primary-main', 55),
        },
      },
    },
  },
  MuiSelect: {
    defaultProps: { MenuProps: { slotProps: { paper: { onMouseUpCapture: onlyPressesChoose } } } },
    styleOverrides: { icon: { color: paletteVar('text-secondary') } },
  },
} satisfies ThemeOptions['components'];
