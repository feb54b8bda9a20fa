import { longDay } from '@contract/core/rangeText';
import Alert from '@mui/material/Alert';
import type { ReceiptRow } from '@/services/wms/generated/receipts.gen';

/** A slip says what its person does not have, while the bank sent it back. */
export function RejectedTransfer({ row: { rejected } }: { row: Pick<ReceiptRow, 'rejected'> }) {
  if (!rejected) return null;
  const { on, paidOn } = rejected;
  const said = `El banco rechazó la transferencia el ${longDay(on)}.`;
  return (
    <Alert severity={paidOn ? 'info' : 'warning'} variant="outlined">
      {paidOn
        ? `${said} Se pagó de nuevo el ${longDay(paidOn)}.`
        : `${said} Todavía no se pagó de nuevo.`}
    </Alert>
  );
}
