import { brandPalette } from '@contract/organisation/brandPalette';
import { brandPresets } from '@contract/organisation/brandPresets';
import { brandingRecord } from '@contract/organisation/organisationSettings';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '@/components/form/TextInput';
import type { HeldBy } from '@/components/record/recordForm';
import type { brandingForm } from '../../settingsForms';

type BrandingValues = HeldBy<typeof brandingForm>;

const written = /^#[0-9a-f]{6}$/i;

/** Swatches to choose from, any other typed, and how it comes out in each theme. */
export function BrandColorInput() {
  const { setValue } = useFormContext<BrandingValues>();
  const color = useWatch<BrandingValues, 'color'>({ name: 'color' });
  const tones = written.test(color) ? brandPalette(color.toLowerCase()) : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput<BrandingValues>
        name="color"
        label={brandingRecord.fields.color.label}
        hint="Vacío, el de Andén. Donde no se pudiera leer se oscurece o se aclara."
        optional
        placeholder="#0b5a66"
        maxLength={7}
      />
      <Box
        role="group"
        aria-label="Colores sugeridos"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {brandPresets.map((preset) => (
          <Tooltip key={preset.color} title={preset.name}>
            <ButtonBase
              aria-label={preset.name}
              aria-pressed={color.toLowerCase() === preset.color}
              onClick={() =>
                setValue('color', preset.color, { shouldDirty: true, shouldValidate: true })
              }
              sx={{
                width: 'var(--anden-control)',
                height: 'var(--anden-control)',
                borderRadius: 1,
                bgcolor: preset.color,
                border: 3,
                borderColor:
                  color.toLowerCase() === preset.color ? 'text.primary' : 'background.paper',
                '&.Mui-focusVisible': { outline: 2, outlineColor: 'text.primary' },
              }}
            />
          </Tooltip>
        ))}
      </Box>
      {tones ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {(['light', 'dark'] as const).map((theme) => (
            <Box
              key={theme}
              sx={{
                px: 2,
                py: 1,
                borderRadius: 1,
                bgcolor: tones[theme].main,
                color: tones[theme].contrastText,
                fontWeight: 'fontWeightMedium',
              }}
            >
              {theme === 'light' ? 'En claro' : 'En oscuro'}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
