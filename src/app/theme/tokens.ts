/** Every colour and size of the product. Nothing outside this folder names a colour or a pixel. */
export const lightPalette = {
  primary: { main: '#0B5A66', dark: '#07434D', light: '#2F7E8A', contrastText: '#FFFFFF' },
  secondary: { main: '#5E5850', dark: '#423D37', light: '#8B8478', contrastText: '#FFFFFF' },
  success: { main: '#1B7040', contrastText: '#FFFFFF' },
  warning: { main: '#8F5300', contrastText: '#FFFFFF' },
  error: { main: '#B4271F', contrastText: '#FFFFFF' },
  info: { main: '#2A5CA3', contrastText: '#FFFFFF' },
  text: { primary: '#211E1A', secondary: '#5E5850', disabled: '#8A8378' },
  background: { default: '#F8F6F2', paper: '#FFFFFF' },
  divider: '#E4DED4',
  surface: {
    rail: '#F1EEE7',
    sunken: '#F3F0EA',
    soft: '#E1EEEF',
    alert: '#F9E6E3',
    hover: '#ECE8E0',
  },
  line: { field: '#8B8478', platform: '#E8B004' },
  shift: {
    teal: '#0F6B78',
    blue: '#2A5CA3',
    violet: '#6B46A8',
    pink: '#A8326E',
    red: '#B4271F',
    amber: '#8F5300',
    green: '#1B7040',
    grey: '#5E5850',
  },
};

export const darkPalette = {
  primary: { main: '#74C7D2', dark: '#4FA9B5', light: '#A3DCE4', contrastText: '#10201F' },
  secondary: { main: '#B5AEA4', dark: '#8A8378', light: '#D3CCC1', contrastText: '#161513' },
  success: { main: '#7FCB97', contrastText: '#10201F' },
  warning: { main: '#EEB65C', contrastText: '#241A08' },
  error: { main: '#F39A92', contrastText: '#2A0F0C' },
  info: { main: '#93BAF0', contrastText: '#0E1B2E' },
  text: { primary: '#F1EEE9', secondary: '#B5AEA4', disabled: '#8A8378' },
  background: { default: '#161513', paper: '#1E1C1A' },
  divider: '#37332E',
  surface: {
    rail: '#191816',
    sunken: '#23211E',
    soft: '#18373B',
    alert: '#3D211E',
    hover: '#2A2724',
  },
  line: { field: '#857E73', platform: '#F2C230' },
  shift: {
    teal: '#74C7D2',
    blue: '#93BAF0',
    violet: '#C3A6F2',
    pink: '#F09CC4',
    red: '#F39A92',
    amber: '#EEB65C',
    green: '#7FCB97',
    grey: '#B5AEA4',
  },
};

/** The page itself, between the bars. */
export const contentId = 'contenido';

export const radius = { small: 6, medium: 10, large: 14 };

export const railWidth = { open: 248, closed: 72 };
export const topBarHeight = 60;
export const bottomBarHeight = 64;
/** The CSS variable with the height of what stands under the top bar: banners and notices. */
export const barsHeight = '--anden-bars';

/** Heights that change with the chosen density, as CSS variables set on the root element. */
export const densityVariables = {
  comfortable: {
    '--anden-control': '40px',
    '--anden-row': '48px',
    '--anden-item': '40px',
    '--anden-gap': '24px',
  },
  compact: {
    '--anden-control': '34px',
    '--anden-row': '36px',
    '--anden-item': '34px',
    '--anden-gap': '16px',
  },
};
