import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { configSet, selectConfig } from '@/services/session/configSlice';
import { useLetterKeysChoice } from '../keys/useLetterKeys';
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

const letterKeys = [
  { value: 'on', label: 'Sí' },
  { value: 'off', label: 'No' },
] as const;

/** Theme, density and the keys of one letter: they apply at once and follow the person. */
export function AppearanceChoices() {
  const { theme, setTheme, density, setDensity } = useAppearance();
  const [keys, chooseKeys] = useLetterKeysChoice();
  return (
    <Stack sx={{ gap: 2 }}>
      <ChoiceGroup label="Tema" value={theme} choices={themes} onChange={setTheme} />
      <ChoiceGroup label="Densidad" value={density} choices={densities} onChange={setDensity} />
      <ChoiceGroup
        label="Atajos de una sola tecla"
        value={keys ? 'on' : 'off'}
        choices={letterKeys}
        onChange={(choice) => chooseKeys(choice === 'on')}
      />
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
