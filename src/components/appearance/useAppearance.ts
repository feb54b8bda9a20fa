import { useColorScheme } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { configSet, selectConfig } from '@/services/session/configSlice';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const selectDensity = selectConfig('density');

export function useAppearance() {
  const { mode = 'system', setMode } = useColorScheme();
  const dispatch = useDispatch();
  const density: Density = useSelector(selectDensity) === 'compact' ? 'compact' : 'comfortable';
  const setTheme = (choice: ThemeChoice) => setMode(choice);
  const setDensity = (value: Density) => dispatch(configSet({ key: 'density', value }));
  return { theme: mode as ThemeChoice, setTheme, density, setDensity };
}
