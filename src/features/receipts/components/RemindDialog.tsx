import { useState } from 'react';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import type { RowSelection } from '@/components/data-grid/gridActions';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { formatNumber } from '@/utils/numbers';
import { type RemindReceiptsApiArg, useRemindReceiptsMutation } from '../api';

interface RemindDialogProps {
  rows: RowSelection;
  count: number;
  onClose: () => void;
}

/** Says what will happen to how many, and then what happened to each. */
export function RemindDialog({ rows, count, onClose }: RemindDialogProps) {
  const [remind] = useRemindReceiptsMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const title = count === 1 ? 'Recordar 1 recibo' : `Recordar ${formatNumber(count)} recibos`;
  if (output) return <BulkResultDialog title={title} output={output} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Recordar"
      onConfirm={async () => {
        // The rows were filtered by the columns of this very list.
        const selection = rows as RemindReceiptsApiArg['selection'];
        setOutput(await remind({ selection }).unwrap());
      }}
      onClose={onClose}
    >
      A quien le falta firmarlo le llega un aviso, una vez por día.
    </ConfirmDialog>
  );
}
