import Chip from '@mui/material/Chip';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';
import { validityLabels, validityTones } from '../documentTexts';

export function ValidityChip({ validity }: Pick<DocumentRow, 'validity'>) {
  if (validity === 'none') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={validityTones[validity]}
      label={validityLabels[validity]}
    />
  );
}
