import Chip from '@mui/material/Chip';
import type { AskedDocument } from '@/services/wms/generated/documents.gen';
import { askedLabels, askedTones } from '../askedTexts';

/** Where what was asked of somebody stands; late stands out. */
export function AskedChip({ state, overdue }: Pick<AskedDocument, 'state' | 'overdue'>) {
  const late = overdue && state === 'requested';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={late ? 'error' : askedTones[state]}
      label={late ? 'Fuera de término' : askedLabels[state]}
    />
  );
}
