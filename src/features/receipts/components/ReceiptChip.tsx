import Chip from '@mui/material/Chip';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';
import { stateLabels, stateTones } from '../receiptTexts';

/** Where a slip stands; late stands out. */
export function ReceiptChip({ state, overdue }: Pick<ReceiptRow, 'state' | 'overdue'>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={overdue ? 'error' : stateTones[state]}
      label={overdue ? 'Fuera de término' : stateLabels[state]}
    />
  );
}
