import type {} from '@mui/x-date-pickers/themeAugmentation';

interface SurfaceColors {
  rail: string;
  sunken: string;
  soft: string;
  hover: string;
  alert: string;
}

interface LineColors {
  field: string;
  platform: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: SurfaceColors;
    line: LineColors;
  }
  interface PaletteOptions {
    surface?: SurfaceColors;
    line?: LineColors;
  }
}
