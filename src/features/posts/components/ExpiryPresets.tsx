import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useFormContext } from 'react-hook-form';
import { expiryPresets } from '../expiryPresets';
import type { PostValues } from '../postForm';

/** The usual lengths at one touch; the exact moment can still be written. */
export function ExpiryPresets() {
  const { setValue } = useFormContext<PostValues>();
  const choose = (label: string) => {
    // Counted from the touch, not from when the form was opened.
    const preset = expiryPresets(new Date()).find((candidate) => candidate.label === label);
    if (preset) setValue('expiresAt', preset.value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box
      component="fieldset"
      aria-label="Vencimientos habituales"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {expiryPresets(new Date()).map(({ label }) => (
        <Chip key={label} label={label} variant="outlined" onClick={() => choose(label)} />
      ))}
    </Box>
  );
}
