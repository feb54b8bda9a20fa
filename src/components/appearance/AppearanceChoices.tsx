import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { configSet, selectConfig } from '@/services/session/configSlice';
import { ChoiceGroup } from './ChoiceGroup';

const themes: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'system', label: 'Sistema' },
];

const densities: ReadonlyArray<{ value: Density; label: string }> = [
  { value: 'comfortable', label: 'Cómoda' },
  { value: 'compact', label: 'Compacta' },
];

/** Theme and density: they apply at once and stay on this device. */
export function AppearanceChoices() {
  const { theme, setTheme, density, setDensity } = useAppearance();
  return (
    <Stack sx={{ gap: 2 }}>
      <ChoiceGroup label="Tema" value={theme} choices={themes} onChange={setTheme} />
      <ChoiceGroup label="Densidad" value={density} choices={densities} onChange={setDensity} />
    </Stack>
  );
}

type ThemeChoice = 'light' | 'dark' | 'system';
type Density = 'comfortable' | 'compact';

const selectDensity = selectConfig('density');

function useAppearance() {
  const { mode = 'system', setMode } = useColorScheme();
  const dispatch = useDispatch();
  const density: Density = useSelector(selectDensity) === 'compact' ? 'compact' : 'comfortable';
  const setTheme = (choice: ThemeChoice) => setMode(choice);
  const setDensity = (value: Density) => dispatch(configSet({ key: 'density', value }));
  return { theme: mode as ThemeChoice, setTheme, density, setDensity };
}
