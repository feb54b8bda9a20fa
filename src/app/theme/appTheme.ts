import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { esAR } from './locale';
import './themeAugmentation';
import { darkPalette, lightPalette, radius } from './tokens';
import { typography } from './typography';

// MUI's own grey for an empty date is too pale to read.
const opacity = { inputPlaceholder: 0.72 };

export const appTheme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'anden' },
    colorSchemes: {
      light: { palette: lightPalette, opacity },
      dark: { palette: darkPalette, opacity },
    },
    shape: { borderRadius: radius.medium },
    spacing: 8,
    typography,
    components,
  },
  esAR,
);
