import Chip from '@mui/material/Chip';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { signingLabels, signingTones } from '../documentTexts';

/** Where the signature of the last version stands; of what nobody has to sign, nothing. */
export function SigningChip({ signing }: Pick<DocumentRow, 'signing'>) {
  if (signing === 'none') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={signingTones[signing]}
      label={signingLabels[signing]}
    />
  );
}
