import type { SystemStyleObject, Theme } from '@mui/system';
import { clustering } from './mapConstants';

const palette = (path: string) => `var(--anden-palette-${path})`;

/** The colours of the map by name, for the canvas to read; they follow the theme. */
const colors = {
  '--map-sea': palette('surface-soft'),
  '--map-around': palette('surface-sunken'),
  '--map-home': palette('background-paper'),
  '--map-province': palette('divider'),
  '--map-border': palette('line-field'),
  '--map-accent': palette('primary-main'),
  '--map-alert': palette('error-main'),
  '--map-contrast': palette('background-paper'),
};

const mark = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  border: `2px solid var(--map-contrast)`,
  borderRadius: '50%',
  bgcolor: 'var(--map-accent)',
  color: 'var(--map-contrast)',
  cursor: 'pointer',
  // Leaflet lets presses through its icons.
  pointerEvents: 'auto',
  p: 0,
  '&[data-tone="alert"]': { bgcolor: 'var(--map-alert)' },
  '&:focus-visible': { outline: `3px solid var(--map-accent)`, outlineOffset: 2 },
};

export const mapStyles: SystemStyleObject<Theme> = {
  ...colors,
  position: 'absolute',
  inset: 0,
  // Stronger than Leaflet's own sheet, whichever of the two comes later.
  '&&': { bgcolor: 'var(--map-sea)', font: 'inherit' },
  // Leaflet's own layers go up to 1000: they stay below the bars and the dialogs of the page.
  isolation: 'isolate',
  '&.map-picks': { cursor: 'crosshair' },
  '& .map-mark': { bgcolor: 'transparent', border: 0 },
  '& .map-cluster': {
    ...mark,
    minWidth: 34,
    height: 34,
    px: 0.75,
    borderRadius: 17,
    fontFamily: 'inherit',
    fontSize: clustering.textSize,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  // The area to press is larger than the drawn point.
  '& .map-point': {
    ...mark,
    width: 26,
    height: 26,
    border: '5px solid transparent',
    backgroundClip: 'padding-box',
    // A ring apart from the point: what was chosen is found at a glance.
    '&[aria-current]': {
      boxShadow: '0 0 0 2px var(--map-contrast), 0 0 0 5px var(--map-accent)',
      '&[data-tone="alert"]': {
        boxShadow: '0 0 0 2px var(--map-contrast), 0 0 0 5px var(--map-alert)',
      },
    },
  },
  '& .map-pin': {
    position: 'absolute',
    width: 26,
    height: 26,
    transform: 'translate(-50%, -120%) rotate(45deg)',
    borderRadius: '50% 50% 0 50%',
    border: `3px solid var(--map-contrast)`,
    bgcolor: 'var(--map-accent)',
    cursor: 'grab',
  },
  '& .leaflet-cities-pane': { zIndex: 450, pointerEvents: 'none' },
  '& .map-city': { overflow: 'visible' },
  '& .map-city span': {
    position: 'absolute',
    transform: 'translate(-50%, 5px)',
    whiteSpace: 'nowrap',
    typography: 'caption',
    color: 'text.secondary',
    textShadow: '0 0 3px var(--map-home), 0 0 3px var(--map-home)',
  },
  '& .map-city::before': {
    content: '""',
    position: 'absolute',
    width: 4,
    height: 4,
    transform: 'translate(-50%, -50%)',
    borderRadius: '50%',
    bgcolor: 'text.secondary',
  },
  // Over the names of places, not among them.
  '&& .leaflet-control-attribution': {
    bgcolor: 'background.paper',
    px: 0.75,
    color: 'text.secondary',
    typography: 'caption',
  },
  '& .leaflet-control-scale-line': {
    bgcolor: 'background.paper',
    borderColor: 'text.secondary',
    color: 'text.secondary',
    textShadow: 'none',
    font: 'inherit',
    typography: 'caption',
  },
  '&:focus-visible': { outlineOffset: '-3px' },
};
