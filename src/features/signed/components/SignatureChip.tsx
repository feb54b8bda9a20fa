import Chip from '@mui/material/Chip';
import type { SignatureRow } from '@/services/wms/generated/signed.gen';
import { signatureLabels, signatureTones } from '../signedTexts';

/** Where a signature stands; late stands out. */
export function SignatureChip({ state, overdue }: Pick<SignatureRow, 'state' | 'overdue'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={overdue ? 'error' : signatureTones[state]}
      label={overdue ? 'Fuera de término' : signatureLabels[state]}
    />
  );
}
