import Chip from '@mui/material/Chip';
import type { EnvelopeState } from '@/services/wms/generated/signed.gen';
import { envelopeLabels, envelopeTones } from '../signedTexts';

export function EnvelopeChip({ state }: { state: EnvelopeState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={envelopeTones[state]}
      label={envelopeLabels[state]}
    />
  );
}
