import Chip from '@mui/material/Chip';
import type { DocumentRow } from '../api';
import { signingText, signingTones } from '../documentTexts';

/** Where the signature of the last version stands; of what nobody has to sign, nothing. */
export function SigningChip(row: Pick<DocumentRow, 'signing' | 'signedAt'>) {
  if (row.signing === 'none') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={signingTones[row.signing]}
      label={signingText(row)}
    />
  );
}
