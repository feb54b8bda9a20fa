import '@fontsource-variable/figtree/wght.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useStore } from 'react-redux';
import { appTheme } from './appTheme';
import { colorSchemeStorage, themeKey } from './colorSchemeStorage';
import { useDensityAttribute } from './useDensityAttribute';

/** The look of the app; the sign-in page has its own, in login.css, and none of this. */
export function AppTheme({ children }: { children: ReactNode }) {
  const store = useStore();
  const storageManager = useMemo(() => colorSchemeStorage(store), [store]);
  useDensityAttribute();
  return (
    <ThemeProvider
      theme={appTheme}
      defaultMode="system"
      modeStorageKey={themeKey}
      storageManager={storageManager}
      noSsr
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
