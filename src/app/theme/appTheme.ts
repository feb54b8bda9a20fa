import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { esAR } from './locale';
import './themeAugmentation';
import { darkPalette, lightPalette, radius } from './tokens';
import { typography } from './typography';

export const appTheme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'anden' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    shape: { borderRadius: radius.medium },
    spacing: 8,
    typography,
    components,
  },
  esAR,
);
