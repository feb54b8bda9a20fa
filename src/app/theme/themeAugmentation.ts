import type { ShiftColor } from '@contract/schedules/shift';
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

/** These colours tell shifts apart on a roster. */
type ShiftColors = Record<ShiftColor, string>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    surface: SurfaceColors;
    line: LineColors;
    shift: ShiftColors;
  }
  interface PaletteOptions {
    surface?: SurfaceColors;
    line?: LineColors;
    shift?: ShiftColors;
  }
}
