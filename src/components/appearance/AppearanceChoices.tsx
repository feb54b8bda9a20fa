import Stack from '@mui/material/Stack';
import { ChoiceGroup } from './ChoiceGroup';
import { type Density, type ThemeChoice, useAppearance } from './useAppearance';

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
